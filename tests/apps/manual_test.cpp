// The man pages say what the program does: options against --help, codes against the table, an example against what the
// golden tests see printed.
#include <fmt/format.h>

#include <algorithm>
#include <catch2/catch.hpp>
#include <fstream>
#include <set>
#include <sstream>
#include <string>
#include <string_view>

#include "draughts/game/diagnostic_code.hpp"
#include "pdn-board/options.hpp"
#include "pdn-convert/options.hpp"
#include "pdn-search-position/options.hpp"
#include "pdn-validate/options.hpp"

namespace {

std::string project_file(const std::string& path) {
  const std::ifstream file(std::string(PDN_SOURCE_DIR) + "/" + path);
  REQUIRE(file.is_open());
  std::ostringstream text;
  text << file.rdbuf();
  return text.str();
}

std::string manual(const std::string& page) {
  return project_file("man/" + page);
}

/// Every `--name` in a text; a line of dashes is none.
std::set<std::string> long_options(const std::string& text) {
  constexpr std::string_view name_characters = "abcdefghijklmnopqrstuvwxyz-";
  std::set<std::string> options;
  for (std::size_t begin = text.find("--"); begin != std::string::npos;) {
    const std::size_t end = std::min(text.find_first_not_of(name_characters, begin), text.size());
    if (end > begin + 2 && text[begin + 2] != '-') options.insert(text.substr(begin, end - begin));
    begin = text.find("--", end);
  }
  return options;
}

std::string help() {
  const char* const arguments[] = {"pdn-validate", "--help"};
  return pdn::cli::parse_validate_options(2, arguments).error().text;
}

/// The entry of a code in pdn-diagnostics(7): from its heading to the next.
std::string entry(const std::string& page, std::string_view slug) {
  const std::string heading = fmt::format("\n## {}\n", slug);
  const std::size_t begin = page.find(heading);
  if (begin == std::string::npos) return {};
  return page.substr(begin + heading.size(), page.find("\n#", begin + heading.size()) - begin - heading.size());
}

}  // namespace

TEST_CASE("pdn-validate(1) and --help name the same options") {
  CHECK(long_options(manual("pdn-validate.1.scd")) == long_options(help()));
}

TEST_CASE("pdn-convert(1) and --help name the same options") {
  const char* const arguments[] = {"pdn-convert", "--help"};
  const std::string text = pdn::cli::parse_convert_options(2, arguments).error().text;
  auto options = long_options(manual("pdn-convert.1.scd"));
  options.erase("--strict");  // pdn-validate's
  CHECK(options == long_options(text));
}

TEST_CASE("pdn-board(1) and --help name the same options") {
  const char* const arguments[] = {"pdn-board", "--help"};
  CHECK(long_options(manual("pdn-board.1.scd")) ==
        long_options(pdn::cli::parse_board_options(2, arguments).error().text));
}

TEST_CASE("the text example of pdn-board(1) is what the golden test of that position sees printed") {
  const std::string printed = project_file("tests/golden/pdn-board/expected/ambiguous.out");
  CHECK(manual("pdn-board.1.scd").find("\n```\n" + printed + "```\n") != std::string::npos);
}

TEST_CASE("pdn-search-position(1) and --help name the same options") {
  const char* const arguments[] = {"pdn-search-position", "--help"};
  const std::string text = pdn::cli::parse_search_options(2, arguments).error().text;
  CHECK(long_options(manual("pdn-search-position.1.scd")) == long_options(text));
}

TEST_CASE("the text example of pdn-validate(1) is what the golden test of that file sees printed") {
  const std::string printed = project_file("tests/golden/pdn-validate/expected/must-capture.out");
  CHECK(manual("pdn-validate.1.scd").find("\n```\n" + printed + "```\n") != std::string::npos);
}

TEST_CASE("pdn-diagnostics(7) has each code with its severity, group, example and advice") {
  const std::string page = manual("pdn-diagnostics.7.scd");
  for (const draughts::CodeFacts& facts : draughts::diagnostic_codes()) {
    CAPTURE(facts.slug);
    const std::string text = entry(page, facts.slug);
    REQUIRE_FALSE(text.empty());
    const std::string first_line = text.substr(0, text.find('\n'));
    CHECK(first_line.starts_with(fmt::format("_{}_", draughts::name_of(facts.severity))));
    CHECK((first_line.find("writing") != std::string::npos) == !facts.writing.empty());
    if (!facts.writing.empty()) CHECK(first_line.find(std::string(facts.writing)) != std::string::npos);
    CHECK((first_line.find("folds") != std::string::npos) == facts.folds);
    CHECK(text.find("*Example*") != std::string::npos);
    CHECK(text.find("*Advice*") != std::string::npos);
  }
}

TEST_CASE("pdn-diagnostics(7) has no code that does not exist") {
  std::istringstream lines(manual("pdn-diagnostics.7.scd"));
  std::size_t codes = 0;
  for (std::string line; std::getline(lines, line);) {
    if (!line.starts_with("## ")) continue;
    CAPTURE(line);
    CHECK(draughts::code_named(line.substr(3)));
    ++codes;
  }
  CHECK(codes == draughts::diagnostic_codes().size());
}
