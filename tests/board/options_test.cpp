// From command lines to values, and every mistake to status 2.
#include "pdn-board/options.hpp"

#include <catch2/catch.hpp>
#include <string>
#include <vector>

using pdn::cli::BoardFormat;
using pdn::cli::BoardOptions;
using pdn::cli::ExitStatus;
using pdn::cli::Verbosity;
using pdn::cli::When;

namespace {

using Arguments = std::vector<const char*>;

auto parsed(Arguments arguments) {
  arguments.insert(arguments.begin(), "pdn-board");
  return pdn::cli::parse_board_options(static_cast<int>(arguments.size()), arguments.data());
}

BoardOptions accepted(const Arguments& arguments) {
  auto options = parsed(arguments);
  if (!options) FAIL(options.error().text);
  return std::move(*options);
}

}  // namespace

TEST_CASE("without options pdn-board shows the start of a game as text") {
  const BoardOptions options = accepted({});
  CHECK(options.positions.empty());
  CHECK(options.format == BoardFormat::text);
  CHECK_FALSE(options.moves);
  CHECK_FALSE(options.divide);
  CHECK(options.perft == 0);
  CHECK_FALSE(options.common.variant);
  CHECK(options.common.colour == When::automatic);
  CHECK(options.common.verbosity == Verbosity::normal);
}

TEST_CASE("every option of pdn-board arrives") {
  const BoardOptions options = accepted({"--moves", "--perft", "99", "--divide", "-f", "json", "--variant", "russian",
                                         "--color", "never", "-v", "W:Wa1:Bh8", "-"});
  CHECK(options.moves);
  CHECK(options.divide);
  CHECK(options.perft == 99);
  CHECK(options.format == BoardFormat::json);
  CHECK(options.common.variant == draughts::Variant::russian);
  CHECK(options.common.colour == When::never);
  CHECK(options.common.verbosity == Verbosity::verbose);
  CHECK(options.positions == std::vector<std::string>{"W:Wa1:Bh8", "-"});
  CHECK(accepted({"--list-variants"}).common.list_variants);
  CHECK(accepted({"-q", "--variant", "27"}).common.variant == draughts::Variant::canadian);
}

TEST_CASE("mistakes in pdn-board's options are usage errors with a way to help") {
  for (const Arguments& arguments : {Arguments{"--nonsense"},
                                     {"-f", "svg"},
                                     {"--variant", "fanorona"},
                                     {"--perft", "0"},
                                     {"--perft", "100"},
                                     {"--perft", "99999999999999999999"},
                                     {"--perft", "-1"},
                                     {"--perft", "two"},
                                     {"--perft"},
                                     {"--divide"},
                                     {"-q", "-v"}}) {
    CAPTURE(arguments);
    const auto options = parsed(arguments);
    REQUIRE_FALSE(options);
    CHECK(options.error().status == ExitStatus::failure);
    CHECK(options.error().text.starts_with("pdn-board: "));
    CHECK(options.error().text.ends_with("Try 'pdn-board --help'.\n"));
  }
}

TEST_CASE("pdn-board's --help has three examples and goes with status 0") {
  const auto options = parsed({"--help"});
  REQUIRE_FALSE(options);
  CHECK(options.error().status == ExitStatus::clean);
  const std::string& text = options.error().text;
  std::size_t count = 0;
  for (std::size_t at = text.find("pdn-board", text.find("Examples:")); at != std::string::npos;
       at = text.find("pdn-board", at + 1))
    ++count;
  CHECK(count == 3);
  CHECK(parsed({"--version"}).error().text.starts_with("pdn-board "));
}
