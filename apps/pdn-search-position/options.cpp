// The description of pdn-search-position's options, for the parser and --help; the man page is held to it by a test.
#include "pdn-search-position/options.hpp"

#include <fmt/format.h>

#include <CLI/CLI.hpp>
#include <algorithm>
#include <utility>

#include "common/choice.hpp"
#include "common/query_message.hpp"
#include "pdn/query_text.hpp"

namespace pdn::cli {
namespace {

constexpr const char* purpose =
    "Finds positions and parts of positions in draughts games, one or tens of thousands in one pass. Exit status:\n"
    "0 found, 1 not found, 2 usage or I/O error.";

constexpr const char* examples =
    "  pdn-search-position --fen 'B:W28,31-50:B1-20' all.pdn          where did this happen?\n"
    "  pdn-search-position --pattern '?:W27:B18,E23' --tree all.pdn   what was played there, and how did it end?\n"
    "  pdn-search-position --fens endings.txt -f json -r archive/     thousands of positions, for a program\n";

void add_sought(CLI::App& app, const std::string& name, const std::string& type, const std::string& text,
                tl::expected<Sought, std::string> (*read)(const std::string&), SearchToolOptions& options) {
  app.add_option_function<std::string>(
         name,
         [&options, name, read](const std::string& wanted) {
           auto sought = read(wanted);
           if (!sought) throw CLI::ValidationError(name, sought.error());
           options.sought.push_back(std::move(*sought));
         },
         text)
      ->trigger_on_parse()
      ->multi_option_policy(CLI::MultiOptionPolicy::TakeAll)
      ->type_name(type)
      ->group("Search");
}

void add_search_options(CLI::App& app, SearchToolOptions& options) {
  add_sought(app, "--fen", "FEN", "a whole position; with ? as the turn, whoever is to move; may repeat", read_fen,
             options);
  add_sought(app, "--pattern", "PATTERN",
             "a part of a position: W:W27,K3:B12,E23,?18 (E is empty, ? has any piece); may repeat", read_pattern,
             options);
  app.add_option("--fens", options.fen_lists, "positions from FILE, a FEN a line; a label may stand behind a tab")
      ->type_name("FILE")
      ->multi_option_policy(CLI::MultiOptionPolicy::TakeAll)
      ->allow_extra_args(false)
      ->group("Search");
  app.add_flag("--either-colour,--either-color", options.either_colour,
               "the board turned round with colours swapped counts as well")
      ->group("Search");
  app.add_flag("--in-variations", options.in_variations, "search side lines as well")->group("Search");
  app.add_option("--stable", options.stable, "a pattern must hold in N positions in a row (1)")
      ->type_name("N")
      ->check(positive_number)
      ->group("Search");
  app.add_option_function<std::string>(
         "--where",
         [&options](const std::string& text) {
           auto condition = parse_query(text);
           if (!condition) throw CLI::ValidationError("--where", query_message(text, condition.error()));
           options.where = std::move(*condition);
         },
         "only in games that meet a condition, such as 'Date >= 1980'; see pdn-query(7)")
      ->type_name("EXPR")
      ->group("Search");
  app.add_option("--max", options.most, "stop after N matches")
      ->type_name("N")
      ->check(positive_number)
      ->group("Search");
}

void add_output_options(CLI::App& app, SearchToolOptions& options) {
  app.add_flag("--tree", options.tree, "the moves played from there, with counts, results and score")->group("Output");
  app.add_flag("--count", options.count, "only how many matches there are")->group("Output");
  app.add_flag("--mark", options.mark, "with -f pdn: {[%match]} behind each matching ply")->group("Output");
  add_choice<MatchFormat>(
      app, "-f,--format", options.format,
      {{"text", MatchFormat::text}, {"json", MatchFormat::json}, {"csv", MatchFormat::csv}, {"pdn", MatchFormat::pdn}},
      "FORMAT", "text (default), json (an object a line), csv, pdn (the games)", "Output");
  app.add_option("-o,--output", options.output, "write to FILE, which appears when it is whole")
      ->type_name("FILE")
      ->group("Output");
}

/// What options ask for that don't go together; empty where they do.
std::string contradiction(const SearchToolOptions& options) {
  if (options.common.list_variants) return {};
  if (options.sought.empty() && options.fen_lists.empty())
    return "nothing to look for\n  hint: --fen, --fens or --pattern says what is looked for";
  const auto is_standard_input = [](const std::string& path) { return path == "-"; };
  const auto& paths = options.common.paths;
  if (std::ranges::any_of(options.fen_lists, is_standard_input) &&
      (paths.empty() || std::ranges::any_of(paths, is_standard_input)))
    return "standard input can't be both the list of --fens and the games";
  if (options.tree && options.count) return "--tree and --count exclude each other";
  const bool writes_games = options.format == MatchFormat::pdn;
  if (writes_games && (options.tree || options.count))
    return "-f pdn writes games\n  hint: --tree and --count write text, json or csv";
  if (options.mark && !writes_games) return "--mark needs -f pdn";
  return {};
}

}  // namespace

tl::expected<SearchToolOptions, EarlyExit> parse_search_options(int count, const char* const* arguments) {
  SearchToolOptions options;
  CLI::App app(purpose);
  describe_tool(app, "pdn-search-position", PDN_VERSION, examples);
  add_search_options(app, options);
  add_output_options(app, options);
  add_common_options(app, options.common);
  if (auto parsed = parse(app, count, arguments); !parsed) return tl::unexpected(std::move(parsed.error()));
  if (const std::string message = contradiction(options); !message.empty())
    return tl::unexpected(EarlyExit{
        ExitStatus::failure, fmt::format("pdn-search-position: {}\nTry 'pdn-search-position --help'.\n", message)});
  // As with grep, one match is enough to say that there is one.
  if (options.common.verbosity == Verbosity::quiet) options.most = 1;
  return options;
}

}  // namespace pdn::cli
