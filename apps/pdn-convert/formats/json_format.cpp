// One object a line. Its keys are a contract with scripts: pdn-convert(1) has the schema.
#include <algorithm>
#include <charconv>
#include <cstring>
#include <span>
#include <string>
#include <string_view>
#include <utility>

#include "draughts/game/transcript_walk.hpp"
#include "draughts/rules/variant_facts.hpp"
#include "pdn-convert/formats/game_tree.hpp"
#include "pdn-convert/formats/json_text.hpp"
#include "pdn-convert/game_writer.hpp"
#include "pdn/comment_text.hpp"
#include "pdn/header.hpp"

namespace pdn::cli {
namespace {

using draughts::Entry;
using draughts::EntryKind;

/// About what is written, so that memory is asked for once.
constexpr std::size_t usual_bytes_of_game = 1000;
constexpr std::size_t usual_bytes_of_move = 110;

/// The members of a ply. A path and what it takes have at most 255 squares each, of three letters: they find room.
class PlyText {
 public:
  void add(std::string_view piece) noexcept {
    std::memcpy(end_, piece.data(), piece.size());
    end_ += piece.size();
  }
  void add_number(std::uint32_t number) noexcept { end_ = std::to_chars(end_, end_ + 10, number).ptr; }
  [[nodiscard]] std::string_view text() const noexcept { return {text_, static_cast<std::size_t>(end_ - text_)}; }

 private:
  char text_[255 * (2 * 6 + 4) + 256];
  char* end_ = text_;
};

class JsonFormat final : public GameWriter {
 public:
  explicit JsonFormat(const FormatOptions& options) : style_(options.style), per_ply_(options.per_ply) {}

  [[nodiscard]] draughts::RecordDetail detail() const noexcept override { return draughts::RecordDetail::captures; }

  void write(const draughts::Transcript& transcript, const std::string& file, std::string& text) override;

 private:
  void write_header(JsonText& json, const std::string& file);
  void write_moves(JsonText& json);
  std::size_t write_line(JsonText& json, std::size_t first);
  std::size_t write_step(JsonText& json, std::size_t index);
  void write_ply(JsonText& json, const Entry& entry);
  void add_squares(PlyText& ply, std::string_view head, std::span<const draughts::Square> squares) const;
  void write_setup(JsonText& json, const Entry& entry);
  void write_broken(JsonText& json, const draughts::BrokenText& broken);
  void write_attachments(JsonText& json, std::size_t first);
  void write_comments(JsonText& json, std::size_t first);
  void write_comment(JsonText& json, std::string_view comment);
  void write_glyphs(JsonText& json, std::size_t first);
  void write_variations(JsonText& json, std::size_t first);
  void write_board(JsonText& json, std::string_view name);

  pdn::WritingStyle style_;
  bool per_ply_;
  pdn::SquareNames names_;
  std::string token_;
  GameTree tree_;
  draughts::TranscriptWalk walk_;
  const draughts::Transcript* transcript_{};
  std::string* text_{};
};

void JsonFormat::write(const draughts::Transcript& transcript, const std::string& file, std::string& text) {
  transcript_ = &transcript;
  text_ = &text;
  names_.use_for(transcript, style_);
  tree_.use_for(transcript);
  walk_.begin(transcript);
  text.reserve(text.size() + std::min(large, usual_bytes_of_game + transcript.entries.size() * usual_bytes_of_move));
  JsonText json(text);
  json.begin_object();
  write_header(json, file);
  write_moves(json);
  if (!transcript.broken.empty()) {
    json.begin_object("broken");
    write_broken(json, transcript.broken.front());
    json.end_object();
  }
  json.member("result", pdn::result_of(transcript, style_));
  if (transcript.variant && draughts::facts_of(*transcript.variant).first_mover == draughts::Colour::black)
    json.member("result_side", draughts::name_of(style_.result_side.value_or(transcript.result_side)));
  write_board(json, "final");
  json.end_object();
  text += '\n';
}

void JsonFormat::write_header(JsonText& json, const std::string& file) {
  json.member("type", "game");
  json.member("file", file);
  json.member("line", transcript_->line);
  json.member("game", transcript_->number);
  if (transcript_->variant) json.member("variant", draughts::name_of(*transcript_->variant));
  json.member("variant_source", draughts::name_of(transcript_->variant_source));
  json.flag("valid", transcript_->valid);
  json.begin_array("tags");
  for (const draughts::TextTag& tag : pdn::header_of(*transcript_, names_, style_)) {
    json.begin_array();
    json.string(tag.name);
    json.string(tag.value);
    json.end_array();
  }
  json.end_array();
  write_board(json, "start");
}

/// What stands in front of the first move belongs to the game; but for comments, that is rare.
void JsonFormat::write_moves(JsonText& json) {
  write_comments(json, 0);
  const std::size_t first = tree_.end_of_attachments(0);
  write_glyphs(json, 0);
  write_variations(json, 0);
  json.begin_array("moves");
  for (std::size_t at = first; at < transcript_->entries.size();) at = write_line(json, at) + 1;
  json.end_array();
}

/// Writes the steps from `first` to the end of their line; returns the entry that ends it.
std::size_t JsonFormat::write_line(JsonText& json, std::size_t first) {
  std::size_t at = first;
  while (at < transcript_->entries.size() && is_step(transcript_->entries[at].kind)) at = write_step(json, at);
  return at;
}

/// Writes a step and what hangs on it; returns the entry behind that.
std::size_t JsonFormat::write_step(JsonText& json, std::size_t index) {
  const Entry& entry = transcript_->entries[index];
  walk_.take(entry);
  json.begin_object();
  switch (entry.kind) {
    case EntryKind::setup:
      write_setup(json, entry);
      break;
    case EntryKind::broken:
      json.member("type", "broken");
      write_broken(json, transcript_->broken[entry.value]);
      break;
    default:
      write_ply(json, entry);
  }
  const std::size_t behind = tree_.end_of_attachments(index + 1);
  if (behind > index + 1) write_attachments(json, index + 1);
  json.end_object();
  relieve(*text_);
  return behind;
}

/// Nearly all of the output is of this function, so it is put together in one piece.
void JsonFormat::write_ply(JsonText& json, const Entry& entry) {
  PlyText ply;
  ply.add(entry.kind == EntryKind::null_move ? R"("type":"null","ply":)" : R"("type":"move","ply":)");
  ply.add_number(entry.ply);
  ply.add(R"(,"number":)");
  ply.add_number(static_cast<std::uint32_t>(entry.half / 2));
  ply.add(entry.turn == draughts::Colour::white ? R"(,"turn":"white")" : R"(,"turn":"black")");
  if (entry.kind == EntryKind::null_move) return json.raw(ply.text());
  token_.clear();
  names_.append_move(token_, *transcript_, entry);
  ply.add(R"(,"move":")");
  ply.add(token_);
  ply.add("\"");
  const draughts::Square ends[] = {entry.from, entry.to};
  const bool judged = entry.kind == EntryKind::move;
  const bool short_path = judged && entry.path_squares == 0;
  add_squares(ply, R"(,"path":[")", short_path ? std::span(ends) : transcript_->path(entry));
  if (judged) add_squares(ply, R"(,"captured":[")", transcript_->captured(entry));
  if (!judged) ply.add(R"(,"judged":false)");
  json.raw(ply.text());
  if (judged && per_ply_) write_board(json, "fen");
}

/// A list of squares; `head` is its key, its bracket and a quote.
void JsonFormat::add_squares(PlyText& ply, std::string_view head, std::span<const draughts::Square> squares) const {
  if (squares.empty()) return;
  ply.add(head);
  ply.add(names_.name(squares.front()));
  for (const draughts::Square square : squares.subspan(1)) {
    ply.add(R"(",")");
    ply.add(names_.name(square));
  }
  ply.add("\"]");
}

void JsonFormat::write_setup(JsonText& json, const Entry& entry) {
  const draughts::LaidSetup& setup = transcript_->setups[entry.value];
  json.member("type", "setup");
  json.member("fen", names_.fen(setup.diagram, setup.turn_known));
}

void JsonFormat::write_broken(JsonText& json, const draughts::BrokenText& broken) {
  json.member("ply", broken.ply);
  json.member("code", broken.code);
  json.member("message", broken.message);
  json.member("text", broken.text);
}

void JsonFormat::write_attachments(JsonText& json, std::size_t first) {
  write_comments(json, first);
  write_glyphs(json, first);
  write_variations(json, first);
}

void JsonFormat::write_comments(JsonText& json, std::size_t first) {
  bool any = false;
  tree_.for_attachments(first, [&](std::size_t index) {
    const Entry& entry = transcript_->entries[index];
    if (entry.kind != EntryKind::comment) return;
    if (!std::exchange(any, true)) json.begin_array("comments");
    write_comment(json, transcript_->slice(entry.text));
  });
  if (any) json.end_array();
}

/// The text of a comment without commands is kept as it is, blanks and all.
void JsonFormat::write_comment(JsonText& json, std::string_view comment) {
  pdn::CommentCommands commands(comment);
  auto command = commands.next();
  json.begin_object();
  json.key("text");
  // Without commands there is nothing to copy, and a comment may be as large as the game.
  if (command)
    json.string(pdn::text_without_commands(comment));
  else
    json.string(comment);
  if (command) {
    json.begin_array("commands");
    for (; command; command = commands.next()) {
      json.begin_array();
      json.string(command->name);
      json.string(command->value);
      json.end_array();
    }
    json.end_array();
  }
  json.end_object();
}

void JsonFormat::write_glyphs(JsonText& json, std::size_t first) {
  bool any = false;
  tree_.for_attachments(first, [&](std::size_t index) {
    const Entry& entry = transcript_->entries[index];
    if (entry.kind != EntryKind::sign && entry.kind != EntryKind::glyph) return;
    if (!std::exchange(any, true)) json.begin_array("glyphs");
    json.string(entry.kind == EntryKind::sign ? std::string(transcript_->slice(entry.text))
                                              : '$' + std::to_string(entry.value));
  });
  if (any) json.end_array();
}

void JsonFormat::write_variations(JsonText& json, std::size_t first) {
  bool any = false;
  tree_.for_attachments(first, [&](std::size_t index) {
    const auto& entries = transcript_->entries;
    if (entries[index].kind != EntryKind::variation_begin) return;
    if (!std::exchange(any, true)) json.begin_array("variations");
    json.begin_array();
    const std::size_t depth = walk_.depth();
    walk_.take(entries[index]);
    const std::size_t step = tree_.end_of_attachments(index + 1);
    if (step > index + 1) {
      json.begin_object();
      json.member("type", "note");
      write_attachments(json, index + 1);
      json.end_object();
    }
    write_line(json, step);
    walk_.leave(depth);
    json.end_array();
  });
  if (any) json.end_array();
}

void JsonFormat::write_board(JsonText& json, std::string_view name) {
  const draughts::Diagram* board = walk_.board();
  if (board == nullptr || !names_.known()) return;
  json.plain_member(name, [&](std::string& text) { text += names_.fen(*board, walk_.turn_known()); });
}

}  // namespace

std::unique_ptr<GameWriter> make_json_format(const FormatOptions& options) {
  return std::make_unique<JsonFormat>(options);
}

}  // namespace pdn::cli
