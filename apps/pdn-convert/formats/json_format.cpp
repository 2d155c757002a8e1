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

/// The object of a ply, up to what hangs on it. A move as it is written, its path and what it takes have at most 255
/// squares each, of three letters: they find room.
class PlyText {
 public:
  explicit PlyText(const pdn::SquareNames& names) noexcept : names_(names) {}

  /// Adds JSON that is known here, so that its length is too.
  template <std::size_t size>
  void add(const char (&literal)[size]) noexcept {
    std::memcpy(end_, literal, size - 1);
    end_ += size - 1;
  }
  void add(std::string_view piece) noexcept { end_ = std::copy(piece.begin(), piece.end(), end_); }
  void add_number(std::uint32_t number) noexcept { end_ = std::to_chars(end_, end_ + 10, number).ptr; }
  void add_ends(const Entry& move) noexcept { end_ = names_.write_ends(end_, move); }

  /// Squares in quotes, between commas, in brackets.
  void add_array(std::span<const draughts::Square> squares) noexcept {
    add("[\"");
    end_ = names_.write(end_, squares.front());
    for (const draughts::Square square : squares.subspan(1)) {
      add("\",\"");
      end_ = names_.write(end_, square);
    }
    add("\"]");
  }

  [[nodiscard]] std::string_view text() const noexcept { return {text_, static_cast<std::size_t>(end_ - text_)}; }

 private:
  const pdn::SquareNames& names_;
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
  void add_move(PlyText& ply, const Entry& move);
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
  pdn::Header header_;
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
  for (const pdn::HeaderTag& tag : header_.of(*transcript_, names_, style_)) {
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
  switch (entry.kind) {
    case EntryKind::setup:
      json.begin_object();
      write_setup(json, entry);
      break;
    case EntryKind::broken:
      json.begin_object();
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
  const bool judged = entry.kind == EntryKind::move;
  PlyText ply(names_);
  if (json.follows_value()) ply.add(",");
  if (entry.kind == EntryKind::null_move)
    ply.add(R"({"type":"null","ply":)");
  else
    ply.add(R"({"type":"move","ply":)");
  ply.add_number(entry.ply);
  ply.add(R"(,"number":)");
  ply.add_number(static_cast<std::uint32_t>(entry.half / 2));
  if (entry.turn == draughts::Colour::white)
    ply.add(R"(,"turn":"white")");
  else
    ply.add(R"(,"turn":"black")");
  const bool named = judged || entry.path_squares > 0;
  if (named) add_move(ply, entry);
  json.raw(ply.text());
  if (entry.kind == EntryKind::unjudged_move && !named) {
    json.member("move", transcript_->slice(entry.text));
    json.flag("judged", false);
  }
  if (judged && per_ply_) write_board(json, "fen");
}

void JsonFormat::add_move(PlyText& ply, const Entry& move) {
  ply.add(R"(,"move":")");
  if (names_.ends_suffice(move)) {
    ply.add_ends(move);
  } else {
    token_.clear();
    names_.append_move(token_, *transcript_, move);
    ply.add(token_);
  }
  ply.add("\"");
  const bool judged = move.kind == EntryKind::move;
  const draughts::Square ends[] = {move.from, move.to};
  const auto path = judged && move.path_squares == 0 ? std::span(ends) : transcript_->path(move);
  if (!path.empty()) {
    ply.add(R"(,"path":)");
    ply.add_array(path);
  }
  if (judged && move.captured_squares > 0) {
    ply.add(R"(,"captured":)");
    ply.add_array(transcript_->captured(move));
  }
  if (!judged) ply.add(R"(,"judged":false)");
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
  json.plain_member(name, [&](std::string& text) { names_.append_fen(text, *board, walk_.turn_known()); });
}

}  // namespace

std::unique_ptr<GameWriter> make_json_format(const FormatOptions& options) {
  return std::make_unique<JsonFormat>(options);
}

}  // namespace pdn::cli
