// Games for people: a heading, boards drawn with characters, and the moves in columns. Nothing is wider than 79 cells
// but a word that is.
#include <fmt/format.h>

#include <algorithm>
#include <functional>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "common/board_text.hpp"
#include "common/text_width.hpp"
#include "draughts/game/reading.hpp"
#include "draughts/game/transcript_walk.hpp"
#include "draughts/rules/variant_facts.hpp"
#include "pdn-convert/formats/main_line.hpp"
#include "pdn-convert/formats/paragraph.hpp"
#include "pdn-convert/formats/prose.hpp"
#include "pdn-convert/game_writer.hpp"
#include "pdn/header.hpp"

namespace pdn::cli {
namespace {

using draughts::Entry;
using draughts::EntryKind;
using draughts::Transcript;

constexpr std::size_t text_width = 79;

/// Games with more numbered moves get several blocks of columns, so that none is held whole.
constexpr std::size_t most_pairs = 1000;

/// Tags that the heading has a place for, or that say what the boards show.
constexpr std::string_view told_elsewhere[] = {"Event", "Site",   "Date",     "Round", "White",
                                               "Black", "Result", "GameType", "SetUp", "FEN"};

std::string value_of(std::span<const pdn::HeaderTag> tags, std::string_view name) {
  const auto found = std::ranges::find(tags, name, &pdn::HeaderTag::name);
  if (found == tags.end() || found->value == "?" || found->value == "????.??.??" || found->value == "*") return {};
  return printable(found->value);
}

class TextFormat final : public GameWriter {
 public:
  explicit TextFormat(const FormatOptions& options) : style_(options.style), per_ply_(options.per_ply) {}

  [[nodiscard]] draughts::RecordDetail detail() const noexcept override { return draughts::RecordDetail::captures; }

  void write(const Transcript& transcript, const std::string& file, std::string& text) override;

 private:
  void write_heading(const std::string& file);
  void write_board();
  void write_step(std::size_t index);
  void end_columns();
  void write_attachments(std::size_t first);
  void write_variation(std::size_t begin);
  [[nodiscard]] std::string token_of(const Entry& entry, bool numbered);
  [[nodiscard]] std::string signs_behind(std::size_t first) const;
  [[nodiscard]] bool starts_as_usual() const;

  /// A numbered move of each side, for the columns.
  struct Pair {
    std::int32_t number{};
    std::string first;
    std::string second;
  };

  pdn::WritingStyle style_;
  bool per_ply_;
  pdn::SquareNames names_;
  pdn::Header header_;
  GameTree tree_;
  draughts::TranscriptWalk walk_;
  std::vector<Pair> pairs_;
  const Transcript* transcript_{};
  std::string* text_{};
  std::function<void()> relieve_ = [this] { relieve(*text_); };
};

void TextFormat::write(const Transcript& transcript, const std::string& file, std::string& text) {
  transcript_ = &transcript;
  text_ = &text;
  names_.use_for(transcript, style_);
  tree_.use_for(transcript);
  walk_.begin(transcript);
  write_heading(file);
  const bool start_shown = per_ply_ || !starts_as_usual();
  if (start_shown) write_board();
  write_attachments(0);
  bool moved = false;
  for_main_line(transcript, tree_, [&](std::size_t index) {
    moved = true;
    write_step(index);
    relieve(text);
  });
  end_columns();
  if (!per_ply_ && (moved || !start_shown)) write_board();
  const std::string result = pdn::result_of(transcript, style_);
  text += fmt::format("{}\n\n", result.empty() ? "*" : printable(result));
}

void TextFormat::write_heading(const std::string& file) {
  const auto tags = header_.of(*transcript_, names_, style_);
  const std::string white = value_of(tags, "White");
  const std::string black = value_of(tags, "Black");
  std::string players = white.empty() && black.empty()
                            ? fmt::format("Game {}", transcript_->number)
                            : fmt::format("{} – {}", white.empty() ? "?" : white, black.empty() ? "?" : black);
  const std::string result = value_of(tags, "Result");
  if (!result.empty()) players += " (" + result + ")";
  Paragraph(*text_, text_width).words(players);
  *text_ += std::string(std::min(cells_of(players), text_width), '=') + '\n';
  std::string event;
  const auto add = [&event](const std::string& part) {
    if (!part.empty()) event += (event.empty() ? "" : ", ") + part;
  };
  const std::string round = value_of(tags, "Round");
  add(value_of(tags, "Event"));
  add(value_of(tags, "Site"));
  add(round.empty() ? round : "round " + round);
  add(value_of(tags, "Date"));
  if (transcript_->variant) add(std::string(draughts::facts_of(*transcript_->variant).title));
  add(printable(fmt::format("{}:{} game {}", file, transcript_->line, transcript_->number)));
  Paragraph(*text_, text_width).words(event);
  for (const pdn::HeaderTag& tag : tags)
    if (std::ranges::find(told_elsewhere, tag.name) == std::end(told_elsewhere) && !value_of(tags, tag.name).empty())
      Paragraph(*text_, text_width, 2).words(fmt::format("{}: {}", tag.name, printable(tag.value)));
  *text_ += '\n';
}

/// Whether the game starts as its rules say: that board needs no drawing.
bool TextFormat::starts_as_usual() const {
  return !transcript_->has_start_setup;
}

void TextFormat::write_board() {
  const draughts::Diagram* board = walk_.board();
  if (board == nullptr || !names_.known()) return;
  *text_ += draw_board(*board, *transcript_->variant, names_.numbering());
  if (walk_.turn_known())
    *text_ += fmt::format("    {} to move\n", board->turn() == draughts::Colour::white ? "White" : "Black");
  *text_ += '\n';
}

void TextFormat::write_step(std::size_t index) {
  const Entry& entry = transcript_->entries[index];
  walk_.take(entry);
  const bool is_ply = entry.kind != EntryKind::setup && entry.kind != EntryKind::broken;
  if (!is_ply) {
    end_columns();
    if (entry.kind == EntryKind::broken) {
      const draughts::BrokenText& broken = transcript_->broken[entry.value];
      Paragraph(*text_, text_width, 2)
          .words(printable(fmt::format("[{}: {}] {}", broken.code, broken.message, broken.text)));
      *text_ += '\n';
    } else {
      write_board();
    }
  } else if (per_ply_) {
    *text_ += token_of(entry, true) + signs_behind(index + 1) + "\n";
    write_board();
  } else {
    const std::int32_t number = entry.half / 2;
    std::string move = token_of(entry, false) + signs_behind(index + 1);
    if (entry.half % 2 == 0)
      pairs_.push_back({number, std::move(move), {}});
    else if (!pairs_.empty() && pairs_.back().number == number && pairs_.back().second.empty())
      pairs_.back().second = std::move(move);
    else
      pairs_.push_back({number, "...", std::move(move)});
    if (pairs_.size() == most_pairs && entry.half % 2 != 0) end_columns();
  }
  write_attachments(index + 1);
}

/// Writes the moves that are waiting: numbers go down each column, then on to the next one.
void TextFormat::end_columns() {
  if (pairs_.empty()) return;
  std::size_t first = 0;
  std::size_t second = 0;
  for (const Pair& pair : pairs_) {
    first = std::max(first, cells_of(pair.first));
    second = std::max(second, cells_of(pair.second));
  }
  const std::size_t number = std::to_string(pairs_.back().number).size();
  const std::size_t cell = number + 2 + first + 2 + second + 3;
  const std::size_t columns = std::max<std::size_t>(1, (text_width + 3) / cell);
  const std::size_t rows = (pairs_.size() + columns - 1) / columns;
  for (std::size_t row = 0; row < rows; ++row) {
    std::string line;
    for (std::size_t at = row; at < pairs_.size(); at += rows) {
      const Pair& pair = pairs_[at];
      line.resize(at / rows * cell, ' ');
      line += fmt::format("{:>{}}. {:<{}}  {}", pair.number, number, pair.first, first, pair.second);
    }
    line.resize(line.find_last_not_of(' ') + 1);
    *text_ += line + '\n';
  }
  *text_ += '\n';
  pairs_.clear();
}

/// A move, with its number where it is `numbered`.
std::string TextFormat::token_of(const Entry& entry, bool numbered) {
  std::string token;
  if (numbered) token = fmt::format("{}{} ", entry.half / 2, entry.half % 2 == 0 ? "." : "...");
  if (entry.kind == EntryKind::null_move)
    token += '-';
  else
    names_.append_move(token, *transcript_, entry);
  return token;
}

/// Signs and glyphs of a move, glued to it.
std::string TextFormat::signs_behind(std::size_t first) const {
  std::string signs;
  tree_.for_attachments(first, [&](std::size_t index) {
    const Entry& entry = transcript_->entries[index];
    if (entry.kind == EntryKind::sign) signs += transcript_->slice(entry.text);
    if (entry.kind == EntryKind::glyph) signs += fmt::format("${}", entry.value);
  });
  return printable(signs);
}

/// Comments and variations, each a paragraph of its own.
void TextFormat::write_attachments(std::size_t first) {
  bool any = false;
  tree_.for_attachments(first, [&](std::size_t index) {
    const Entry& entry = transcript_->entries[index];
    if (entry.kind == EntryKind::variation_begin) {
      end_columns();
      write_variation(index);
      any = true;
    }
    if (entry.kind != EntryKind::comment) return;
    const std::string_view comment = transcript_->slice(entry.text);
    if (!Prose::any_in(comment)) return;
    end_columns();
    Paragraph paragraph(*text_, text_width, 2);
    Prose(paragraph, "", relieve_).write(comment, "");
    any = true;
  });
  if (any) *text_ += '\n';
}

/// A variation with those in it, as running text in parentheses.
void TextFormat::write_variation(std::size_t begin) {
  Paragraph paragraph(*text_, text_width, 4);
  const std::size_t end = tree_.behind_variation(begin);
  bool numbered = true;
  for (std::size_t at = begin; at < end; ++at) {
    const Entry& entry = transcript_->entries[at];
    switch (entry.kind) {
      case EntryKind::move:
      case EntryKind::unjudged_move:
      case EntryKind::null_move:
        paragraph.word(token_of(entry, numbered || entry.half % 2 == 0));
        numbered = false;
        continue;
      case EntryKind::sign:
        paragraph.glue(printable(transcript_->slice(entry.text)));
        continue;
      case EntryKind::glyph:
        paragraph.glue(fmt::format("${}", entry.value));
        continue;
      case EntryKind::variation_begin:
        paragraph.open("(");
        break;
      case EntryKind::variation_end:
        paragraph.glue(")");
        break;
      case EntryKind::comment:
        Prose(paragraph, "{", relieve_).write(transcript_->slice(entry.text), "}");
        break;
      case EntryKind::setup: {
        const draughts::LaidSetup& setup = transcript_->setups[entry.value];
        paragraph.words("/FEN \"" + names_.fen(setup.diagram, setup.turn_known) + "\"/");
        break;
      }
      case EntryKind::broken:
        paragraph.words("{" + printable(transcript_->broken[entry.value].text) + "}");
        break;
    }
    numbered = true;
  }
}

}  // namespace

std::unique_ptr<GameWriter> make_text_format(const FormatOptions& options) {
  return std::make_unique<TextFormat>(options);
}

}  // namespace pdn::cli
