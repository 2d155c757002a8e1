// The description of pdn-board's options, for the parser and --help; the man page is held to it by a test.
#include "pdn-board/options.hpp"

#include <fmt/format.h>

#include <CLI/CLI.hpp>
#include <string>
#include <utility>

#include "common/choice.hpp"

namespace pdn::cli {
namespace {

constexpr const char* purpose =
    "Draws a position of draughts, says who may move, lists the legal moves with their paths, and counts lines of "
    "play.\n"
    "Exit status: 0 shown, 2 usage or I/O error, or a position that can't be read.";

constexpr const char* examples =
    "  pdn-board --moves W:WK47:B14,19,29,31,42         what may be played here, and what it takes\n"
    "  pdn-board --variant russian --perft 6            the lines of play from the start of a game\n"
    "  pdn-convert -f fen cup.pdn | pdn-board --variant 20 -    the last positions of a file's games\n";

/// Deeper than anybody can count; each ply takes room on the stack.
constexpr std::uint32_t most_plies = 99;

/// Empty for a depth that lines can be counted to, else what is wrong with the text.
std::string depth_of_counting(const std::string& text) {
  if (positive_number(text).empty() && text.size() <= 9 && std::stoul(text) <= most_plies) return {};
  return fmt::format("'{}' is no whole number from 1 to {}", text, most_plies);
}

void add_options(CLI::App& app, BoardOptions& options) {
  app.add_option("FEN", options.positions, "a position; none: the start of a game; -: from standard input, one a line")
      ->option_text("...");
  app.add_flag("--moves", options.moves, "list the legal moves: complete paths, and what they take")->group("Output");
  app.add_option("--perft", options.perft, "count the lines of play of 1 to N plies")
      ->type_name("N")
      ->check(depth_of_counting)
      ->group("Output");
  app.add_flag("--divide", options.divide, "with --perft: split the last count by first moves")->group("Output");
  add_choice<BoardFormat>(app, "-f,--format", options.format,
                          {{"text", BoardFormat::text}, {"json", BoardFormat::json}}, "FORMAT",
                          "text (default), json (an object a line)", "Output");
  add_variant_options(app, options.common,
                      "rules to play by: auto (the position's squares tell), a name or a GameType number");
  add_colour_option(app, options.common);
  add_verbosity_options(app, options.common, "no messages; the exit status tells",
                        "say what is not in form as well, and how long counting took");
}

}  // namespace

tl::expected<BoardOptions, EarlyExit> parse_board_options(int count, const char* const* arguments) {
  BoardOptions options;
  CLI::App app(purpose);
  describe_tool(app, "pdn-board", PDN_VERSION, examples);
  add_options(app, options);
  if (auto parsed = parse(app, count, arguments); !parsed) return tl::unexpected(std::move(parsed.error()));
  if (options.divide && options.perft == 0)
    return tl::unexpected(
        EarlyExit{ExitStatus::failure, "pdn-board: --divide needs --perft\nTry 'pdn-board --help'.\n"});
  return options;
}

}  // namespace pdn::cli
