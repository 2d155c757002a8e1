#include "pdn-search-position/move_tree.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <optional>
#include <string_view>
#include <utility>

#include "common/csv_text.hpp"
#include "common/json_line.hpp"
#include "common/text_width.hpp"
#include "draughts/game/half_turn.hpp"
#include "draughts/game/move_writing.hpp"
#include "draughts/game/reading.hpp"
#include "draughts/rules/variant_facts.hpp"
#include "draughts/search/outcome.hpp"

namespace pdn::cli {
namespace {

using draughts::Outcome;
using draughts::Square;

/// The move that was played, by the variant's own names of squares.
std::string text_of(const draughts::Record& record, const draughts::RecordedEvent& move, draughts::Variant variant,
                    bool turned) {
  const draughts::Numbering numbering = *draughts::make_numbering(draughts::own_reading(variant));
  const draughts::HalfTurn half_turn(variant);
  std::vector<draughts::WrittenSquare> squares;
  const auto add = [&](Square square) { squares.push_back(numbering.write(turned ? half_turn(square) : square)); };
  if (move.ambiguous) {
    for (const Square square : record.path(move)) add(square);
  } else {
    add(move.from);
    add(move.to);
  }
  return draughts::write_squares(squares, move.capture ? draughts::facts_of(variant).capture_sign : '-');
}

Outcome swapped(Outcome outcome) {
  if (outcome == Outcome::white_wins) return Outcome::black_wins;
  return outcome == Outcome::black_wins ? Outcome::white_wins : outcome;
}

/// Counts a game; `mover` is nothing where no move was played.
void add(MoveCount& count, Outcome outcome, std::optional<draughts::Colour> mover) {
  ++count.games;
  if (outcome == Outcome::white_wins) ++count.white;
  if (outcome == Outcome::black_wins) ++count.black;
  if (outcome == Outcome::draw) ++count.draws;
  const Outcome win = mover == draughts::Colour::black ? Outcome::black_wins : Outcome::white_wins;
  if (mover && outcome == win) count.points += 2;
  if (mover && outcome == Outcome::draw) ++count.points;
}

std::string percentage(std::uint64_t part, std::uint64_t whole) {
  return whole == 0 ? "-" : fmt::format("{:.1f}%", 100.0 * static_cast<double>(part) / static_cast<double>(whole));
}

/// A share as programs have it, from 0 to 1.
std::string share(std::uint64_t part, std::uint64_t whole) {
  return whole == 0 ? "" : fmt::format("{:.4f}", static_cast<double>(part) / static_cast<double>(whole));
}

}  // namespace

void MoveTree::take(const FoundGame& found) {
  const draughts::Judgement& judgement = look_.at(found);
  const Outcome outcome = draughts::outcome_of({found.game, &judgement});
  for (const FoundGroup& group : found.groups) {
    std::string text;
    std::optional<draughts::Colour> mover;
    const auto next = move_behind(found.game, group.plies.front());
    if (next && judgement.record.events[*next].role == draughts::EventRole::played) {
      const draughts::RecordedEvent& move = judgement.record.events[*next];
      text = text_of(judgement.record, move, *judgement.variant, group.turned);
      mover = group.turned ? draughts::opponent(move.turn) : move.turn;
    }
    MoveCount& count = counts_[group.sought][text];
    count.move = text;
    add(count, group.turned ? swapped(outcome) : outcome, mover);
  }
}

void MoveTree::finish() {
  for (std::size_t sought = 0; sought < counts_.size(); ++sought) {
    std::vector<MoveCount> rows;
    for (auto& [text, count] : counts_[sought]) rows.push_back(std::move(count));
    std::ranges::stable_sort(rows, [](const MoveCount& one, const MoveCount& other) {
      return std::pair(one.move.empty(), other.games) < std::pair(other.move.empty(), one.games);
    });
    if (format_ == MatchFormat::json)
      write_json(sought, rows);
    else if (format_ == MatchFormat::csv)
      write_csv(sought, rows);
    else
      write_text(sought, rows);
  }
}

void MoveTree::write_text(std::size_t sought, const std::vector<MoveCount>& rows) {
  if (all_.size() > 1) out_ << (sought > 0 ? "\n" : "") << printable(all_[sought].name()) << '\n';
  std::uint64_t games = 0;
  std::size_t width = std::string_view("(end)").size();
  for (const MoveCount& row : rows) {
    games += row.games;
    width = std::max(width, row.move.size());
  }
  out_ << fmt::format("{:<{}}  {:>7}  {:>6}  {:>7}  {:>7}  {:>7}  {:>6}\n", "move", width, "games", "share", "white",
                      "draw", "black", "score");
  for (const MoveCount& row : rows)
    out_ << fmt::format("{:<{}}  {:>7}  {:>6}  {:>7}  {:>7}  {:>7}  {:>6}\n", row.move.empty() ? "(end)" : row.move,
                        width, row.games, percentage(row.games, games), row.white, row.draws, row.black,
                        row.move.empty() ? "-" : percentage(row.points, row.ended() * 2));
}

void MoveTree::write_json(std::size_t sought, const std::vector<MoveCount>& rows) {
  for (const MoveCount& row : rows) {
    JsonLine line;
    line.begin_object();
    line.member("type", "move");
    line.member("query", all_[sought].text);
    line.member("label", all_[sought].label);
    line.member("move", row.move);
    line.member("games", row.games);
    line.member("white", row.white);
    line.member("draws", row.draws);
    line.member("black", row.black);
    line.member("unknown", row.games - row.ended());
    if (!row.move.empty() && row.ended() > 0)
      line.decimal("score", static_cast<double>(row.points) / static_cast<double>(row.ended() * 2));
    line.end_object();
    out_ << line.view() << '\n';
  }
}

void MoveTree::write_csv(std::size_t sought, const std::vector<MoveCount>& rows) {
  std::string text;
  CsvText table(text);
  if (sought == 0) {
    for (const char* column : {"query", "label", "move", "games", "white", "draws", "black", "unknown", "score"})
      table.field(column);
    table.end_row();
  }
  for (const MoveCount& row : rows) {
    table.field(all_[sought].text);
    table.field(all_[sought].label);
    table.field(row.move);
    for (const std::uint64_t number : {row.games, row.white, row.draws, row.black, row.games - row.ended()})
      table.field(number);
    table.field(row.move.empty() ? "" : share(row.points, row.ended() * 2));
    table.end_row();
  }
  out_ << text;
}

}  // namespace pdn::cli
