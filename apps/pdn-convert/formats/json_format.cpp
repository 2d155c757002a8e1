// One object a line. Its keys are a contract with scripts: pdn-convert(1) has the schema.
#include <algorithm>
#include <string>
#include <string_view>
#include <utility>

#include "draughts/game/transcript_walk.hpp"
#include "draughts/rules/variant_facts.hpp"
#include "pdn-convert/formats/game_tree.hpp"
#include "pdn-convert/formats/json_plies.hpp"
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
  std::size_t write_plain_plies(JsonText& json, std::size_t first);
  void write_ply(JsonText& json, const Entry& entry);
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
  JsonPlies plies_;
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
  const auto& entries = transcript_->entries;
  std::size_t at = write_plain_plies(json, first);
  while (at < entries.size() && is_step(entries[at].kind)) at = write_plain_plies(json, write_step(json, at));
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

/// Writes the plies from `first` on that nothing hangs on, as most are, many at once; returns the entry behind them.
std::size_t JsonFormat::write_plain_plies(JsonText& json, std::size_t first) {
  const auto& entries = transcript_->entries;
  const auto is_plain = [&](std::size_t index) {
    return index < entries.size() && JsonPlies::know(entries[index]) &&
           tree_.end_of_attachments(index + 1) == index + 1;
  };
  for (bool follows = json.follows_value(); !per_ply_ && is_plain(first); ++first, follows = true) {
    walk_.take(entries[first]);
    plies_.add(*transcript_, names_, entries[first], follows);
    plies_.close();
    if (!plies_.are_full()) continue;
    json.raw(plies_.take());
    relieve(*text_);
  }
  json.raw(plies_.take());
  return first;
}

void JsonFormat::write_ply(JsonText& json, const Entry& entry) {
  const bool follows = json.follows_value();
  if (JsonPlies::know(entry)) {
    plies_.add(*transcript_, names_, entry, follows);
    json.raw(plies_.take());
  } else {
    plies_.begin(entry, follows);
    json.raw(plies_.take());
    if (entry.kind == EntryKind::null_move) return;
    json.member("move", transcript_->slice(entry.text));
    json.flag("judged", false);
  }
  if (per_ply_ && entry.kind == EntryKind::move) write_board(json, "fen");
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
