// The description of pdn-validate's options, for the parser and --help; the man page is held to it by a test.
#include "pdn-validate/options.hpp"

#include <CLI/CLI.hpp>
#include <map>
#include <string>
#include <utility>
#include <vector>

namespace pdn::cli {
namespace {

constexpr const char* purpose =
    "Checks draughts games in PDN: reads them, replays every move of main lines and variations, and reports what is\n"
    "wrong, where, and what would be right. Exit status: 0 clean, 1 errors in games, 2 usage or I/O error.";

constexpr const char* examples =
    "  pdn-validate cup.pdn                      check one file\n"
    "  pdn-validate -r --strict archive/         check a folder, also against the PDN 3.0 writing rules\n"
    "  zcat all.pdn.gz | pdn-validate -f json    findings for a program, from a pipe\n";

/// --error, --warn and --ignore as typed, in their order: they apply only after --strict is known.
struct SeverityArguments {
  bool strict{};
  std::vector<std::pair<SeverityRequest, std::string>> requests;

  void check_and_add(const std::string& option, SeverityRequest request, const std::string& codes);
};

void SeverityArguments::check_and_add(const std::string& option, SeverityRequest request, const std::string& codes) {
  SeverityRules trial;
  if (const auto applied = trial.apply(request, codes); !applied) throw CLI::ValidationError(option, applied.error());
  requests.emplace_back(request, codes);
}

void add_severity_options(CLI::App& app, SeverityArguments& arguments) {
  const auto add = [&](const std::string& name, SeverityRequest request, const std::string& text) {
    app.add_option_function<std::string>(
           name,
           [&arguments, name, request](const std::string& codes) { arguments.check_and_add(name, request, codes); },
           text)
        ->trigger_on_parse()
        ->multi_option_policy(CLI::MultiOptionPolicy::TakeAll)
        ->type_name("CODES")
        ->group("Severity");
  };
  app.add_flag("--strict", arguments.strict, "findings of the group 'writing' are errors: the file must be PDN 3.0")
      ->group("Severity");
  add("--error", SeverityRequest::error, "make codes errors: a comma list, 'writing' or 'all'; may repeat");
  add("--warn", SeverityRequest::warning, "make codes warnings; these three apply from left to right");
  add("--ignore", SeverityRequest::ignore, "say nothing of codes and don't count them");
}

void add_check_options(CLI::App& app, ValidateOptions& options) {
  app.add_flag_callback(
         "--suggest", [&options] { options.suggest = true; },
         "name the legal moves that fit what was written (default)")
      ->trigger_on_parse()
      ->group("Checks");
  app.add_flag_callback(
         "--no-suggest", [&options] { options.suggest = false; }, "don't")
      ->trigger_on_parse()
      ->group("Checks");
  app.add_option("--no-draw-before", options.no_draw_before, "report draws before move N")
      ->type_name("N")
      ->check(positive_number)
      ->group("Checks");
  app.add_option("--max-errors", options.max_errors, "stop after the game in which the Nth error stands")
      ->type_name("N")
      ->check(positive_number)
      ->group("Checks");
}

void add_report_options(CLI::App& app, ValidateOptions& options) {
  static const std::map<std::string, ReportFormat> formats{{"text", ReportFormat::text},
                                                           {"json", ReportFormat::json},
                                                           {"sarif", ReportFormat::sarif},
                                                           {"github", ReportFormat::github}};
  app.add_option_function<std::string>(
         "-f,--format", [&options](const std::string& text) { options.format = formats.at(text); },
         "text, json (an object a line), sarif (2.1.0), github (annotations)")
      ->type_name("FORMAT")
      ->check(CLI::IsMember(std::vector<std::string>{"text", "json", "sarif", "github"}).description(""))
      ->group("Output");
  app.add_flag("--games", options.games, "a line for each game as well (text and json)")->group("Output");
  app.add_flag("--list-codes", options.list_codes, "show all diagnostic codes and do nothing else")->group("Output");
}

}  // namespace

tl::expected<ValidateOptions, EarlyExit> parse_validate_options(int count, const char* const* arguments) {
  ValidateOptions options;
  SeverityArguments severities;
  CLI::App app(purpose);
  describe_tool(app, "pdn-validate", PDN_VERSION, examples);
  add_severity_options(app, severities);
  add_check_options(app, options);
  add_report_options(app, options);
  add_common_options(app, options.common);
  if (auto parsed = parse(app, count, arguments); !parsed) return tl::unexpected(std::move(parsed.error()));

  if (severities.strict) options.severities.be_strict();
  for (const auto& [request, codes] : severities.requests) {
    // Each list was checked when it was read, so this can't fail.
    if (const auto applied = options.severities.apply(request, codes); !applied)
      return tl::unexpected(EarlyExit{ExitStatus::failure, applied.error() + '\n'});
  }
  return options;
}

}  // namespace pdn::cli
