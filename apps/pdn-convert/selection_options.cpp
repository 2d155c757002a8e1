// Which games are written: by number, by condition, each once, in order.
#include <CLI/CLI.hpp>
#include <string>
#include <utility>

#include "common/query_message.hpp"
#include "pdn-convert/option_groups.hpp"
#include "pdn/query_text.hpp"

namespace pdn::cli {
namespace {

void add_where(CLI::App& app, SelectionOptions& selection) {
  app.add_option_function<std::string>(
         "--where",
         [&selection](const std::string& text) {
           auto condition = parse_query(text);
           if (!condition) throw CLI::ValidationError("--where", query_message(text, condition.error()));
           selection.where = std::move(*condition);
         },
         "games that meet a condition, such as 'Date >= 1980'; see pdn-query(7)")
      ->type_name("EXPR")
      ->group("Selection");
}

void add_choosing_options(CLI::App& app, ConvertOptions& options) {
  SelectionOptions& selection = options.selection;
  app.add_option_function<std::string>(
         "--games",
         [&selection](const std::string& text) {
           auto numbers = GameNumbers::read(text);
           if (!numbers) throw CLI::ValidationError("--games", numbers.error());
           selection.numbers = std::move(*numbers);
         },
         "games by number, counted over all inputs: 1-10,15,20-")
      ->type_name("LIST")
      ->group("Selection");
  add_where(app, selection);
  app.add_flag("--not", selection.inverted, "all games but those")->group("Selection");
}

void add_uniqueness_options(CLI::App& app, ConvertOptions& options, std::string& unique) {
  app.add_flag("--unique{exact}", unique,
               "each game once: exact (written alike), moves, prefix (or beginning a longer one)")
      ->option_text("[=HOW]")
      ->group("Selection");
  app.add_option("--min-plies", options.min_plies, "plies that a beginning must have for --unique=prefix (20)")
      ->type_name("N")
      ->check(positive_number)
      ->group("Selection");
  app.add_option("--duplicates", options.duplicates, "write the games that --unique leaves out to FILE")
      ->type_name("FILE")
      ->group("Selection");
  app.add_option_function<std::string>(
         "--sort",
         [&options](const std::string& text) {
           auto keys = read_sort_keys(text);
           if (!keys) throw CLI::ValidationError("--sort", keys.error());
           options.sort = std::move(*keys);
         },
         "sort by tags: date,white,... ; -date for the last first")
      ->type_name("KEYS")
      ->group("Selection");
}

}  // namespace

void add_selection_options(CLI::App& app, ConvertOptions& options, std::string& unique) {
  add_choosing_options(app, options);
  add_uniqueness_options(app, options, unique);
}

}  // namespace pdn::cli
