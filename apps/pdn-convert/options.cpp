// The description of pdn-convert's options, for the parser and --help; the man page is held to it by a test.
#include "pdn-convert/options.hpp"

#include <fmt/format.h>

#include <CLI/CLI.hpp>
#include <algorithm>
#include <string>
#include <utility>
#include <vector>

#include "common/choice.hpp"
#include "pdn-convert/option_groups.hpp"

namespace pdn::cli {
namespace {

constexpr const char* purpose =
    "Writes draughts games another way: strict PDN 3.0 unless told otherwise. What can't be read or played is kept in\n"
    "a comment and reported. Exit status: 0 written, 1 errors in games or none selected, 2 usage or I/O error.";

constexpr const char* examples =
    "  pdn-convert old.pdn > new.pdn             PDN 3.0 that every strict reader accepts\n"
    "  pdn-convert --where 'White ~ \"wiersma\" and Date >= 1980' all.pdn -o wiersma.pdn\n"
    "  pdn-convert --in-place --no-comments *.pdn    rewrite files, each kept as FILE.bak\n";

void add_format_options(CLI::App& app, ConvertOptions& options) {
  add_choice<GameFormat>(app, "-f,-t,--format,--to", options.format,
                         {{"pdn", GameFormat::pdn},
                          {"json", GameFormat::json},
                          {"csv", GameFormat::csv},
                          {"fen", GameFormat::fen},
                          {"hub", GameFormat::hub},
                          {"text", GameFormat::text}},
                         "FORMAT", "pdn (default), json, csv, fen, hub (for engines), text (diagrams)", "Output");
  add_choice<SourceFormat>(app, "--from", options.source, {{"pdn", SourceFormat::pdn}, {"hub", SourceFormat::hub}},
                           "FORMAT", "what is read: pdn (default), hub", "Input");
  app.add_flag("--per-ply", options.per_ply, "what stands on the board behind each ply too; not for pdn")
      ->group("Output");
}

/// `N` or `tag:NAME`.
SplitOptions read_split(const std::string& text) {
  SplitOptions split;
  constexpr std::string_view by_tag = "tag:";
  if (text.starts_with(by_tag) && text.size() > by_tag.size()) {
    split.tag = text.substr(by_tag.size());
    return split;
  }
  if (!positive_number(text).empty())
    throw CLI::ValidationError("--split", fmt::format("'{}' is neither a number of games nor tag:NAME", text));
  split.games = std::stoull(text);
  return split;
}

void add_output_options(CLI::App& app, ConvertOptions& options, std::string& pattern) {
  app.add_option("-o,--output", options.output, "write to FILE, which appears when it is whole")
      ->type_name("FILE")
      ->group("Output");
  app.add_flag("--in-place", options.in_place, "rewrite each file; the old one is kept as FILE.bak")->group("Output");
  app.add_option_function<std::string>(
         "--split", [&options](const std::string& text) { options.split = read_split(text); },
         "spread games over files: N games each, or tag:NAME")
      ->type_name("HOW")
      ->group("Output");
  app.add_option("--split-to", pattern, "names of the files of --split, with {n}, {n:04} or {tag}")
      ->type_name("PATTERN")
      ->group("Output");
  add_choice<BrokenChoice>(
      app, "--broken", options.broken,
      {{"comment", BrokenChoice::comment}, {"raw", BrokenChoice::raw}, {"drop", BrokenChoice::drop}}, "HOW",
      "games with errors: the rest in a comment (default), raw text, or drop them", "Output");
}

/// Options that make sense only once all are read.
struct Texts {
  std::string unique;   ///< the word behind --unique; empty without it
  std::string pattern;  ///< of --split-to
};

std::optional<Uniqueness> way_named(std::string_view word) {
  if (word == "exact") return Uniqueness::exact;
  if (word == "moves") return Uniqueness::moves;
  if (word == "prefix") return Uniqueness::prefix;
  return std::nullopt;
}

/// The command line with `--unique moves` as `--unique=moves`: its word may stand apart, but need not be there.
std::vector<std::string> with_joined_words(int count, const char* const* arguments) {
  std::vector<std::string> joined;
  for (int index = 0; index < count; ++index) {
    const std::string argument = arguments[index];
    if (!joined.empty() && joined.back() == "--unique" && way_named(argument))
      joined.back() += "=" + argument;
    else
      joined.push_back(argument);
  }
  return joined;
}

tl::expected<void, std::string> check_unique(const CLI::App& app, ConvertOptions& options, const std::string& word) {
  if (!word.empty()) {
    options.unique = way_named(word);
    if (!options.unique) return tl::unexpected(fmt::format("--unique: '{}' is none of exact, moves, prefix", word));
  }
  if (!options.duplicates.empty() && !options.unique) return tl::unexpected(std::string("--duplicates needs --unique"));
  if (app.count("--min-plies") > 0 && options.unique != Uniqueness::prefix)
    return tl::unexpected(std::string("--min-plies needs --unique=prefix"));
  return {};
}

/// How the names of files in a format end.
std::string_view ending_of(GameFormat format) {
  switch (format) {
    case GameFormat::pdn:
      return "pdn";
    case GameFormat::json:
      return "jsonl";
    case GameFormat::csv:
      return "csv";
    case GameFormat::fen:
      return "fen";
    case GameFormat::hub:
      return "hub";
    case GameFormat::text:
      return "txt";
  }
  return {};
}

tl::expected<void, std::string> check_split(ConvertOptions& options, const std::string& pattern) {
  if (!options.split) {
    if (pattern.empty()) return {};
    return tl::unexpected(std::string("--split-to needs --split"));
  }
  if (!options.output.empty()) return tl::unexpected(std::string("--split takes --split-to instead of --output"));
  const bool by_number = options.split->games > 0;
  const std::string usual =
      std::string(by_number ? "games-{n:04}." : "{tag}.") + std::string(ending_of(options.format));
  auto names = NamePattern::parse(pattern.empty() ? usual : pattern);
  if (!names) return tl::unexpected("--split-to: " + names.error());
  if (!names->has_number() && (by_number || !names->has_value()))
    return tl::unexpected(std::string(by_number ? "--split-to needs {n} in its pattern"
                                                : "--split-to needs {tag} or {n} in its pattern"));
  options.split->names = std::move(*names);
  return {};
}

/// What only PDN can be.
tl::expected<void, std::string> check_format(const ConvertOptions& options) {
  const bool pdn = options.format == GameFormat::pdn;
  if (options.in_place && (!pdn || options.source != SourceFormat::pdn))
    return tl::unexpected(std::string("--in-place rewrites PDN as PDN; use --output for other formats"));
  if (options.broken == BrokenChoice::raw && (!pdn || options.source != SourceFormat::pdn))
    return tl::unexpected(std::string("--broken raw needs PDN on both sides"));
  if (options.per_ply && pdn) return tl::unexpected(std::string("--per-ply needs another --format than pdn"));
  return {};
}

/// What the options say together.
tl::expected<void, std::string> check_together(const CLI::App& app, ConvertOptions& options, const Texts& texts) {
  if (auto checked = check_format(options); !checked) return checked;
  if (options.in_place && !options.output.empty()) return tl::unexpected(std::string("--in-place excludes --output"));
  if (options.in_place && options.split) return tl::unexpected(std::string("--in-place excludes --split"));
  if (options.selection.inverted && !options.selection.any())
    return tl::unexpected(std::string("--not needs --games or --where"));
  if (auto checked = check_unique(app, options, texts.unique); !checked) return checked;
  return check_split(options, texts.pattern);
}

}  // namespace

tl::expected<ConvertOptions, EarlyExit> parse_convert_options(int count, const char* const* arguments) {
  ConvertOptions options;
  Texts texts;
  CLI::App app(purpose);
  describe_tool(app, "pdn-convert", PDN_VERSION, examples);
  add_format_options(app, options);
  add_writing_options(app, options);
  add_selection_options(app, options, texts.unique);
  add_output_options(app, options, texts.pattern);
  add_common_options(app, options.common);
  const std::vector<std::string> joined = with_joined_words(count, arguments);
  std::vector<const char*> words;
  words.reserve(joined.size());
  for (const std::string& word : joined) words.push_back(word.c_str());
  if (auto parsed = parse(app, static_cast<int>(words.size()), words.data()); !parsed)
    return tl::unexpected(std::move(parsed.error()));
  if (auto checked = check_together(app, options, texts); !checked)
    return tl::unexpected(
        EarlyExit{ExitStatus::failure, fmt::format("pdn-convert: {}\nTry 'pdn-convert --help'.\n", checked.error())});
  return options;
}

}  // namespace pdn::cli
