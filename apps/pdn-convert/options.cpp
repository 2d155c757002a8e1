// The description of pdn-convert's options, for the parser and --help; the man page is held to it by a test.
#include "pdn-convert/options.hpp"

#include <fmt/format.h>

#include <CLI/CLI.hpp>
#include <algorithm>
#include <string>
#include <utility>
#include <vector>

#include "common/query_message.hpp"
#include "pdn/query_text.hpp"

namespace pdn::cli {
namespace {

constexpr const char* purpose =
    "Writes draughts games another way: strict PDN 3.0 unless told otherwise. What can't be read or played is kept in\n"
    "a comment and reported. Exit status: 0 written, 1 errors in games or none selected, 2 usage or I/O error.";

constexpr const char* examples =
    "  pdn-convert old.pdn > new.pdn             PDN 3.0 that every strict reader accepts\n"
    "  pdn-convert --where 'White ~ \"wiersma\" and Date >= 1980' all.pdn -o wiersma.pdn\n"
    "  pdn-convert --in-place --no-comments *.pdn    rewrite files, each kept as FILE.bak\n";

template <class Value>
using Words = std::vector<std::pair<std::string, Value>>;

/// An option that takes one of a few words.
template <class Value, class Target>
void add_choice(CLI::App& app, const std::string& names, Target& target, const Words<Value>& words,
                const std::string& type, const std::string& text, const std::string& group) {
  std::vector<std::string> known;
  for (const auto& word : words) known.push_back(word.first);
  app.add_option_function<std::string>(
         names,
         [&target, words](const std::string& word) {
           target = std::ranges::find(words, word, &std::pair<std::string, Value>::first)->second;
         },
         text)
      ->type_name(type)
      ->check(CLI::IsMember(known).description(""))
      ->group(group);
}

/// `Name=Value`, the name in PDN's form.
draughts::TextTag read_tag(const std::string& text) {
  const std::size_t sign = text.find('=');
  const std::string name = text.substr(0, std::min(sign, text.size()));
  const auto is_name_byte = [](char letter) {
    return (letter >= 'A' && letter <= 'Z') || (letter >= 'a' && letter <= 'z') || (letter >= '0' && letter <= '9') ||
           letter == '_';
  };
  const bool in_form =
      !name.empty() && name.front() >= 'A' && name.front() <= 'Z' && std::ranges::all_of(name, is_name_byte);
  if (sign == std::string::npos || !in_form)
    throw CLI::ValidationError("--set-tag", fmt::format("'{}' is no tag; write Name=Value, such as Event=Cup", text));
  return {name, text.substr(sign + 1)};
}

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

void add_style_options(CLI::App& app, pdn::WritingStyle& style) {
  add_choice<NotationChoice>(app, "--notation", style.notation,
                             {{"standard", NotationChoice::standard},
                              {"numeric", NotationChoice::numeric},
                              {"algebraic", NotationChoice::algebraic},
                              {"source", NotationChoice::source}},
                             "NAME", "squares as standard (the GameType's), numeric, algebraic, source", "Style");
  add_choice<CaptureChoice>(
      app, "--captures", style.captures,
      {{"minimal", CaptureChoice::minimal}, {"full", CaptureChoice::full}, {"source", CaptureChoice::source}}, "FORM",
      "captures as minimal (a path only where it is needed), full, source", "Style");
  add_choice<char>(app, "--capture-sign", style.capture_sign, {{"x", 'x'}, {":", ':'}, {"-", '-'}}, "SIGN",
                   "x, : or - instead of the GameType's", "Style");
  add_choice<GlyphChoice>(app, "--glyphs", style.glyphs,
                          {{"source", GlyphChoice::source}, {"signs", GlyphChoice::signs}, {"nags", GlyphChoice::nags}},
                          "FORM", "strength as in the source, as signs (!?), as nags ($5)", "Style");
  add_choice<ResultChoice>(app, "--results", style.results,
                           {{"standard", ResultChoice::standard},
                            {"chess", ResultChoice::chess},
                            {"draughts", ResultChoice::draughts},
                            {"source", ResultChoice::source}},
                           "STYLE", "results as standard (the GameType's), chess (1-0), draughts (2-0), source",
                           "Style");
  add_choice<draughts::ResultSide>(
      app, "--result-side", style.result_side,
      {{"white", draughts::ResultSide::white}, {"first", draughts::ResultSide::first}}, "SIDE",
      "whose points come first in games that Black begins: white or first (the first player)", "Style");
}

void add_tag_options(CLI::App& app, pdn::WritingStyle& style) {
  add_choice<TagChoice>(
      app, "--tags", style.tags,
      {{"source", TagChoice::source}, {"complete", TagChoice::complete}, {"roster", TagChoice::roster}}, "WHICH",
      "tags of the source, complete (all seven of the roster too), roster (only those)", "Tags");
  app.add_option_function<std::vector<std::string>>(
         "--set-tag",
         [&style](const std::vector<std::string>& texts) {
           for (const std::string& text : texts) style.set_tags.push_back(read_tag(text));
         },
         "give every game this tag; may repeat")
      ->type_name("NAME=VALUE")
      ->allow_extra_args(false)
      ->group("Tags");
  app.add_option("--drop-tag", style.drop_tags, "leave this tag out; may repeat")
      ->type_name("NAME")
      ->allow_extra_args(false)
      ->group("Tags");
  add_choice<TagOrder>(app, "--tag-order", style.tag_order,
                       {{"canonical", TagOrder::canonical}, {"source", TagOrder::source}}, "ORDER",
                       "canonical (the roster first) or source", "Tags");
  app.add_flag("--ply-count", style.ply_count, "add a PlyCount tag")->group("Tags");
  app.add_flag("--game-hash", style.game_hash, "add a GameHash tag: games with the same moves share it")->group("Tags");
}

void add_part_options(CLI::App& app, ConvertOptions& options) {
  const auto add = [&](const std::string& name, bool& part, const std::string& text) {
    app.add_flag_callback(
           name, [&part] { part = false; }, text)
        ->group("Parts");
  };
  add("--no-comments", options.parts.comments, "leave comments out");
  add("--no-variations", options.parts.variations, "leave side lines out");
  add("--no-glyphs", options.parts.glyphs, "leave strength signs and NAGs out");
  add("--no-clocks", options.parts.clocks, "leave clock times in comments out");
  app.add_flag("--rotate", options.rotate, "turn the board round and swap the colours")->group("Parts");
  app.add_flag("--split-variations", options.split_variations, "write each side line as a game of its own")
      ->group("Parts");
}

void add_layout_options(CLI::App& app, ConvertOptions& options) {
  app.add_option("--width", options.style.width, "characters a line of moves (79); 0: a line a game")
      ->type_name("N")
      ->check(CLI::Range(std::size_t{0}, std::size_t{1'000'000}).description(""))
      ->group("Layout");
  add_choice<bool>(app, "--eol", options.form.crlf, {{"lf", false}, {"crlf", true}}, "END", "line ends: lf or crlf",
                   "Layout");
  app.add_flag("--utf8-bom", options.form.utf_8_bom, "begin files with a byte-order mark")->group("Layout");
}

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

void add_selection_options(CLI::App& app, ConvertOptions& options) {
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
  add_style_options(app, options.style);
  add_tag_options(app, options.style);
  add_part_options(app, options);
  add_layout_options(app, options);
  add_selection_options(app, options);
  add_uniqueness_options(app, options, texts.unique);
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
