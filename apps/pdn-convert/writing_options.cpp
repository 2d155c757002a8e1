// How games are written: style, tags, parts, layout.
#include <fmt/format.h>

#include <algorithm>
#include <string>

#include "common/choice.hpp"
#include "draughts/source/encoding.hpp"
#include "pdn-convert/option_groups.hpp"

namespace pdn::cli {
namespace {

bool is_tag_name(const std::string& name) {
  const auto is_name_byte = [](char letter) {
    return (letter >= 'A' && letter <= 'Z') || (letter >= 'a' && letter <= 'z') || (letter >= '0' && letter <= '9') ||
           letter == '_';
  };
  return !name.empty() && name.front() >= 'A' && name.front() <= 'Z' && std::ranges::all_of(name, is_name_byte);
}

/// Whether a value takes one line of UTF-8, as a tag's must.
bool is_one_line(const std::string& value) {
  const auto is_control = [](char byte) { return static_cast<unsigned char>(byte) < 0x20 || byte == 0x7F; };
  return draughts::is_utf_8(value) && std::ranges::none_of(value, is_control);
}

/// `Name=Value`, the name in PDN's form. What the moves are read by can't be set: that would make another game of them.
draughts::TextTag read_tag(const std::string& text) {
  const auto refuse = [](const std::string& why) { throw CLI::ValidationError("--set-tag", why); };
  const std::size_t sign = text.find('=');
  if (sign == std::string::npos) refuse(fmt::format("'{}' is no tag; write Name=Value, such as Event=Cup", text));
  draughts::TextTag tag{text.substr(0, sign), text.substr(sign + 1)};
  if (!is_tag_name(tag.name))
    refuse(fmt::format("'{}' is no tag's name: a capital letter, then letters, digits and _", tag.name));
  if (tag.name == "GameType") refuse("GameType says what the moves are; to read them by other rules use --variant");
  if (tag.name == "FEN") refuse("FEN says where the moves begin, and can't be set");
  if (tag.value.empty()) refuse(fmt::format("a tag without a value is left out; write --drop-tag {}", tag.name));
  if (!is_one_line(tag.value)) refuse(fmt::format("the value of {} is no single line of UTF-8", tag.name));
  return tag;
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
  app.add_flag("--fen-comments", options.fen_comments, "add the position behind each move as a comment")
      ->group("Parts");
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

}  // namespace

void add_writing_options(CLI::App& app, ConvertOptions& options) {
  add_style_options(app, options.style);
  add_tag_options(app, options.style);
  add_part_options(app, options);
  add_layout_options(app, options);
}

}  // namespace pdn::cli
