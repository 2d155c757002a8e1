// The description of the common options.
#include "common/options.hpp"

#include <fmt/format.h>

#include <CLI/CLI.hpp>
#include <charconv>
#include <limits>
#include <map>
#include <string_view>

namespace pdn::cli {
namespace {

constexpr std::string_view automatic = "auto";

/// Every name that --variant takes.
std::vector<std::string_view> known_variants() {
  std::vector<std::string_view> names;
  for (const draughts::Variant variant : draughts::all_variants()) names.push_back(draughts::name_of(variant));
  return names;
}

draughts::Variant read_variant(const std::string& text) {
  if (const auto variant = draughts::variant_named(text)) return *variant;
  throw CLI::ValidationError(
      "--variant", fmt::format("'{}' is no variant; known: auto, {}, and GameType numbers; see --list-variants", text,
                               fmt::join(known_variants(), ", ")));
}

draughts::Encoding read_encoding(const std::string& text) {
  if (const auto encoding = draughts::encoding_named(text)) return *encoding;
  throw CLI::ValidationError("--encoding", fmt::format("'{}' is not supported; known: auto, utf-8, windows-1250, "
                                                       "windows-1251, windows-1252, ibm866, koi8-r",
                                                       text));
}

void add_when(CLI::App& app, const std::string& names, When& target, const std::string& purpose) {
  static const std::map<std::string, When> values{
      {"auto", When::automatic}, {"always", When::always}, {"never", When::never}};
  app.add_option_function<std::string>(
         names, [&target](const std::string& text) { target = values.at(text); }, purpose)
      ->type_name("WHEN")
      ->check(CLI::IsMember(std::vector<std::string>{"auto", "always", "never"}).description(""))
      ->group("Output");
}

void add_input_options(CLI::App& app, CommonOptions& options) {
  app.add_option("FILE", options.paths, "PDN, also compressed or in an archive; none, or -: standard input")
      ->option_text("...");
  app.add_flag("-r,--recursive", options.recursive, "walk folders for *.pdn and compressed files that hold PDN")
      ->group("Input");
  add_variant_options(app, options,
                      "rules of all games: auto (each game's GameType, else its moves), a name or a GameType number");
  app.add_option_function<std::string>(
         "--encoding",
         [&options](const std::string& text) {
           if (text != automatic) options.encoding = read_encoding(text);
         },
         "encoding of all games: auto, utf-8, windows-1251, ...")
      ->type_name("NAME")
      ->group("Input");
  app.add_option("-j,--jobs", options.jobs, "threads to use at most, one so far; the output does not depend on it")
      ->type_name("N")
      ->check(positive_number)
      ->group("Input");
}

void add_output_options(CLI::App& app, CommonOptions& options) {
  add_colour_option(app, options);
  add_when(app, "--progress", options.progress, "a progress bar on standard error: auto, always, never");
  add_verbosity_options(app, options, "say nothing; the exit status tells", "show each finding, fold nothing");
}

}  // namespace

std::string positive_number(const std::string& text) {
  std::uint32_t number = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
  if (error == std::errc{} && end == text.data() + text.size() && number > 0) return {};
  return fmt::format("'{}' is no whole number from 1 to {}", text, std::numeric_limits<std::uint32_t>::max());
}

void add_variant_options(CLI::App& app, CommonOptions& options, const std::string& purpose) {
  app.add_option_function<std::string>(
         "--variant",
         [&options](const std::string& text) {
           if (text != automatic) options.variant = read_variant(text);
         },
         purpose)
      ->type_name("NAME")
      ->group("Input");
  app.add_flag("--list-variants", options.list_variants, "show all variants and do nothing else")->group("Input");
}

void add_colour_option(CLI::App& app, CommonOptions& options) {
  add_when(app, "--color,--colour", options.colour, "colour the text: auto, always, never");
}

void add_verbosity_options(CLI::App& app, CommonOptions& options, const std::string& quietly,
                           const std::string& verbosely) {
  constexpr const char* bare = " ";  // keeps what excludes what out of --help
  auto* quiet = app.add_flag_callback(
      "-q,--quiet", [&options] { options.verbosity = Verbosity::quiet; }, quietly);
  auto* verbose = app.add_flag_callback(
      "-v,--verbose", [&options] { options.verbosity = Verbosity::verbose; }, verbosely);
  quiet->excludes(verbose)->option_text(bare)->group("Output");
  verbose->option_text(bare)->group("Output");
}

void add_common_options(CLI::App& app, CommonOptions& options) {
  add_input_options(app, options);
  add_output_options(app, options);
}

void describe_tool(CLI::App& app, const std::string& name, const std::string& version, const std::string& examples) {
  app.name(name);
  app.set_help_flag("-h,--help", "show this help");
  app.set_version_flag("--version", fmt::format("{} {}", name, version), "show the version");
  app.footer("\nExamples:\n" + examples);
  app.get_formatter()->column_width(32);
}

tl::expected<void, EarlyExit> parse(CLI::App& app, int count, const char* const* arguments) {
  try {
    app.parse(count, arguments);
    return {};
  } catch (const CLI::CallForHelp&) {
    return tl::unexpected(EarlyExit{ExitStatus::clean, app.help()});
  } catch (const CLI::CallForVersion& version) {
    return tl::unexpected(EarlyExit{ExitStatus::clean, fmt::format("{}\n", version.what())});
  } catch (const CLI::Error& error) {
    return tl::unexpected(
        EarlyExit{ExitStatus::failure, fmt::format("{0}: {1}\nTry '{0} --help'.\n", app.get_name(), error.what())});
  }
}

}  // namespace pdn::cli
