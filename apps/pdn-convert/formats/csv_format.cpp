// A table: a row a game, or a row a position. The columns are told in pdn-convert(1).
#include <array>
#include <optional>
#include <string>
#include <string_view>

#include "common/csv_text.hpp"
#include "draughts/game/result.hpp"
#include "draughts/game/transcript_walk.hpp"
#include "draughts/rules/variant_facts.hpp"
#include "pdn-convert/formats/main_line.hpp"
#include "pdn-convert/game_writer.hpp"
#include "pdn/comment_text.hpp"
#include "pdn/header.hpp"

namespace pdn::cli {
namespace {

using draughts::Colour;
using draughts::Entry;
using draughts::EntryKind;
using draughts::Outcome;
using draughts::Transcript;

/// A tag and its column.
struct TagColumn {
  std::string_view tag;
  const char* column;
};
constexpr std::array<TagColumn, 10> tag_columns{{{"Event", "event"},
                                                 {"Site", "site"},
                                                 {"Date", "date"},
                                                 {"Round", "round"},
                                                 {"White", "white"},
                                                 {"Black", "black"},
                                                 {"WhiteRating", "white_rating"},
                                                 {"BlackRating", "black_rating"},
                                                 {"TimeControl", "time_control"},
                                                 {"Result", "result"}}};

/// Nothing is known: an empty cell, which programs take for a missing value.
bool says_nothing(std::string_view value) {
  return value == "?" || value == "????.??.??" || value == "*";
}

std::string_view word_for(Colour colour) {
  return colour == Colour::white ? "white" : "black";
}

/// Who won: a word for each outcome.
std::string_view winner_of(const Transcript& transcript, std::string_view result, const pdn::WritingStyle& style) {
  const Colour first = transcript.variant ? draughts::facts_of(*transcript.variant).first_mover : Colour::white;
  const Outcome read = draughts::read_result(result, std::nullopt, transcript.tag("ResultFormat")).outcome;
  switch (draughts::seen_from_white(read, style.result_side.value_or(transcript.result_side), first)) {
    case Outcome::white_wins:
      return "white";
    case Outcome::black_wins:
      return "black";
    case Outcome::draw:
      return "draw";
    case Outcome::both_lose:
      return "none";
    case Outcome::unknown:
    case Outcome::other:
      break;
  }
  return {};
}

/// The mover's clock behind a move, in seconds: what a comment's clk or clock command tells.
std::optional<std::uint32_t> clock_in(std::string_view comment, Colour mover) {
  pdn::CommentCommands commands(comment);
  while (const auto command = commands.next()) {
    if (command->name == "clk") return pdn::parse_clock_time(command->value);
    if (command->name != "clock") continue;
    const auto clocks = pdn::parse_clocks(command->value);
    if (!clocks) continue;
    const auto& named = mover == Colour::white ? clocks->white : clocks->black;
    if (const auto& clock = named ? named : clocks->unnamed) return clock->seconds;
  }
  return std::nullopt;
}

class CsvFormat final : public GameWriter {
 public:
  explicit CsvFormat(const FormatOptions& options) : style_(options.style), per_ply_(options.per_ply) {}

  [[nodiscard]] draughts::RecordDetail detail() const noexcept override { return draughts::RecordDetail::captures; }

  void begin(std::string& text) override;
  void write(const Transcript& transcript, const std::string& file, std::string& text) override;

 private:
  void write_game(const std::string& file, CsvText& csv);
  void write_positions(const std::string& file, CsvText& csv, std::string& text);
  void write_position(const std::string& file, const Entry* entry, std::size_t index, CsvText& csv);
  [[nodiscard]] std::string moves();
  [[nodiscard]] std::string board() const;
  [[nodiscard]] std::string clock_behind(std::size_t index, Colour mover) const;

  pdn::WritingStyle style_;
  bool per_ply_;
  pdn::SquareNames names_;
  pdn::Header header_;
  GameTree tree_;
  draughts::TranscriptWalk walk_;
  const Transcript* transcript_{};
};

void CsvFormat::begin(std::string& text) {
  if (per_ply_) {
    text += "file,line,game,ply,number,turn,move,captured,clock,fen\n";
    return;
  }
  CsvText csv(text);
  for (const char* name : {"file", "line", "game", "variant", "variant_source"}) csv.field(name);
  for (const TagColumn& tag : tag_columns) csv.field(tag.column);
  for (const char* name : {"winner", "plies", "valid", "broken", "start", "final", "moves"}) csv.field(name);
  csv.end_row();
}

void CsvFormat::write(const Transcript& transcript, const std::string& file, std::string& text) {
  transcript_ = &transcript;
  names_.use_for(transcript, style_);
  tree_.use_for(transcript);
  walk_.begin(transcript);
  CsvText csv(text);
  if (per_ply_)
    write_positions(file, csv, text);
  else
    write_game(file, csv);
}

void CsvFormat::write_game(const std::string& file, CsvText& csv) {
  const auto header = header_.of(*transcript_, names_, style_);
  const auto value_of = [&](std::string_view name) {
    for (const pdn::HeaderTag& tag : header)
      if (tag.name == name && !says_nothing(tag.value)) return tag.value;
    return std::string_view();
  };
  csv.field(file);
  csv.field(transcript_->line);
  csv.field(transcript_->number);
  csv.field(transcript_->variant ? draughts::name_of(*transcript_->variant) : std::string_view());
  csv.field(draughts::name_of(transcript_->variant_source));
  for (const TagColumn& tag : tag_columns) csv.field(value_of(tag.tag));
  csv.field(winner_of(*transcript_, pdn::result_of(*transcript_, style_), style_));
  csv.field(transcript_->plies);
  csv.field(transcript_->valid ? "true" : "false");
  csv.field(transcript_->broken.empty() ? std::string_view() : std::string_view(transcript_->broken.front().code));
  csv.field(board());
  const std::string line = moves();
  csv.field(board());
  csv.field(line);
  csv.end_row();
}

/// The main line, a blank between plies; takes the walk to its end.
std::string CsvFormat::moves() {
  std::string line;
  for_main_line(*transcript_, tree_, [&](std::size_t index) {
    const Entry& entry = transcript_->entries[index];
    walk_.take(entry);
    if (entry.kind == EntryKind::broken) return;
    if (!line.empty()) line += ' ';
    if (entry.kind == EntryKind::null_move)
      line += '-';
    else if (entry.kind == EntryKind::setup)
      line += "/FEN \"" + board() + "\"/";
    else
      names_.append_move(line, *transcript_, entry);
  });
  return line;
}

void CsvFormat::write_positions(const std::string& file, CsvText& csv, std::string& text) {
  write_position(file, nullptr, 0, csv);
  for_main_line(*transcript_, tree_, [&](std::size_t index) {
    const Entry& entry = transcript_->entries[index];
    walk_.take(entry);
    if (entry.kind != EntryKind::broken) write_position(file, &entry, index, csv);
    relieve(text);
  });
}

/// A row for the board behind `entry`, or for the start. `index` is that of the entry.
void CsvFormat::write_position(const std::string& file, const Entry* entry, std::size_t index, CsvText& csv) {
  csv.field(file);
  csv.field(transcript_->line);
  csv.field(transcript_->number);
  const bool is_ply = entry != nullptr && entry->kind != EntryKind::setup;
  csv.field(is_ply ? std::to_string(entry->ply) : entry == nullptr ? "0" : "");
  csv.field(is_ply ? std::to_string(entry->half / 2) : "");
  csv.field(is_ply ? word_for(entry->turn) : "");
  std::string move;
  if (is_ply && entry->kind != EntryKind::null_move) names_.append_move(move, *transcript_, *entry);
  csv.field(move);
  csv.field(is_ply && entry->kind == EntryKind::move ? std::to_string(entry->captured_squares) : "");
  csv.field(is_ply ? clock_behind(index, entry->turn) : "");
  csv.field(board());
  csv.end_row();
}

std::string CsvFormat::board() const {
  const draughts::Diagram* board = walk_.board();
  return board != nullptr && names_.known() ? names_.fen(*board, walk_.turn_known()) : std::string();
}

std::string CsvFormat::clock_behind(std::size_t index, Colour mover) const {
  std::string clock;
  tree_.for_attachments(index + 1, [&](std::size_t attachment) {
    const Entry& entry = transcript_->entries[attachment];
    if (entry.kind != EntryKind::comment || !clock.empty()) return;
    if (const auto seconds = clock_in(transcript_->slice(entry.text), mover)) clock = std::to_string(*seconds);
  });
  return clock;
}

}  // namespace

std::unique_ptr<GameWriter> make_csv_format(const FormatOptions& options) {
  return std::make_unique<CsvFormat>(options);
}

}  // namespace pdn::cli
