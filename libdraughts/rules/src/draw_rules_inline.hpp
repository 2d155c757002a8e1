// The counts behind the draws that happen by themselves. FMJD Annex 1, article 6, taught their form; their figures
// stand on each variant's page.
#pragma once

#include "draughts/rules/draw_rules.hpp"

#include <algorithm>

#include "draughts/rules/movegen.hpp"

namespace draughts {

namespace {

/// The diagonal that joins two corners; none where the board is not square.
template <Rules R>
constexpr auto main_road = [] {
  using Board = typename R::Board;
  auto road = Bitboard<Board>::none();
  if (Board::width != Board::height) return road;
  for (int row = 0; row < Board::height; ++row)
    road |= Bitboard<Board>(*Board::square_at(row, Board::height - 1 - row));
  return road;
}();

template <Rules R>
[[nodiscard]] bool is_lone_king(const Position<R>& position, Colour side) noexcept {
  return position.pieces(side).is_single() && position.men(side).is_empty();
}

template <Rules R>
[[nodiscard]] bool has_lone_king(const Position<R>& position) noexcept {
  return is_lone_king(position, Colour::white) || is_lone_king(position, Colour::black);
}

/// Whether these pieces of one colour have one of the forms.
template <Rules R>
[[nodiscard]] bool has_form(const Position<R>& position, Colour side, const LoneKingDraw& draw) noexcept {
  const int kings = position.kings(side).count();
  const int men = position.men(side).count();
  return kings + men > 0 && std::ranges::any_of(draw.forms, [&](const Material& form) {
           return form.men == men && (form.or_more_kings ? kings >= form.kings : kings == form.kings);
         });
}

/// Whether the main road is held as the rule asks.
template <Rules R>
[[nodiscard]] bool road_fits(const Position<R>& position, Colour lone, Road road) noexcept {
  switch (road) {
    case Road::of_no_matter:
      return true;
    case Road::held_by_the_lone_king:
      return (position.occupied() & main_road<R>) == position.kings(lone);
    case Road::held_by_the_others:
      return position.kings(opponent(lone)).intersects(main_road<R>) && !position.kings(lone).intersects(main_road<R>);
  }
  return false;
}

template <Rules R>
[[nodiscard]] bool stands(const Position<R>& position, const LoneKingDraw& draw) noexcept {
  const auto stands_against = [&](Colour lone) {
    return is_lone_king(position, lone) && has_form(position, opponent(lone), draw) &&
           road_fits(position, lone, draw.road);
  };
  return stands_against(Colour::white) || stands_against(Colour::black);
}

/// The balance of pieces that is counted here; none where a side lacks a king.
template <Rules R>
[[nodiscard]] const BalanceDraw* balance_of(const Position<R>& position) noexcept {
  if (R::balance_draws.empty() || position.kings(Colour::white).is_empty() || position.kings(Colour::black).is_empty())
    return nullptr;
  const int pieces = position.occupied().count();
  const auto draw = std::ranges::find_if(R::balance_draws, [&](const BalanceDraw& each) {
    return each.least_pieces <= pieces && pieces <= each.most_pieces;
  });
  return draw == R::balance_draws.end() ? nullptr : &*draw;
}

[[nodiscard]] constexpr bool reaches(std::uint32_t count, int limit) noexcept {
  return limit > 0 && count >= static_cast<std::uint32_t>(limit);
}

/// Whether a move can be taken back: a king's, or a man's along its row, without a capture.
template <Rules R>
[[nodiscard]] bool is_reversible(const Move<R>& move, const Position<R>& before) noexcept {
  using Board = typename R::Board;
  if (move.is_capture()) return false;
  if (before.kings().contains(move.from)) return true;
  return R::step_lines != Lines::diagonal && Board::row_of(move.from) == Board::row_of(move.to);
}

/// A position comes back after two moves of each side at the earliest.
template <Rules R>
constexpr int soonest_repetition = 4 * (R::repetitions - 1);

/// The plies in a row without what the rule book takes for progress.
template <Rules R, class Counts>
[[nodiscard]] std::uint32_t without_progress(const Counts& counts) noexcept {
  return R::no_progress.progress == Progress::capture_or_promotion ? counts.unchanged : counts.reversible;
}

/// Whether no count is so high that a draw need be looked for, as behind most moves.
template <Rules R, class Counts>
[[nodiscard]] bool is_far_from_any(const Counts& counts) noexcept {
  return R::balance_draws.empty() && !reaches(counts.reversible, soonest_repetition<R>) &&
         !reaches(without_progress<R>(counts), R::no_progress.plies) &&
         std::ranges::all_of(counts.stood, [](std::uint32_t positions) { return positions == 0; });
}

}  // namespace

template <Rules R>
std::string_view article_of(DrawRule rule) noexcept {
  if (rule == DrawRule::repetition) return R::repetition_article;
  if (rule == DrawRule::no_progress) return R::no_progress.article;
  const auto lone = std::ranges::find(R::lone_king_draws, rule, &LoneKingDraw::rule);
  if (lone != R::lone_king_draws.end()) return lone->article;
  const auto balance = std::ranges::find(R::balance_draws, rule, &BalanceDraw::rule);
  return balance == R::balance_draws.end() ? std::string_view() : balance->article;
}

template <Rules R>
void DrawWatch<R>::start(const Position<R>& position) {
  line_.clear();
  restart(position);
}

template <Rules R>
void DrawWatch<R>::restart(const Position<R>& position) {
  Counts counts;
  counts.key = position.key();
  counts.ply = line_.empty() ? 0 : ply();
  for (std::size_t index = 0; index < counts.stood.size(); ++index)
    counts.stood[index] = stands(position, R::lone_king_draws[index]) ? 1 : 0;
  line_.push_back(counts);
}

template <Rules R>
void DrawWatch<R>::count(const Move<R>& move, const Position<R>& before, const Position<R>& after) {
  const std::uint32_t next_ply = ply() + 1;
  // Filled in where it lies: a copy would have to wait for the last of its parts.
  Counts& counts = line_.emplace_back();
  const Counts& last = line_[line_.size() - 2];
  counts.key = after.key();
  counts.ply = next_ply;
  if (is_reversible(move, before)) counts.reversible = last.reversible + 1;
  if (!move.is_capture() && !move.promotes) counts.unchanged = last.unchanged + 1;
  if (has_lone_king(after)) {
    for (std::size_t index = 0; index < counts.stood.size(); ++index)
      if (stands(after, R::lone_king_draws[index])) counts.stood[index] = last.stood[index] + 1;
  }
  counts.reached_ply = last.reached_ply;
  counts.reached_rule = last.reached_rule;
  if (counts.reached_ply == 0 && !is_far_from_any<R>(counts)) {
    const auto rule = rule_reached(counts, after);
    // Whoever has no move has lost, whatever was counted.
    if (rule && has_legal_move(after)) {
      counts.reached_ply = counts.ply;
      counts.reached_rule = *rule;
    }
  }
}

template <Rules R>
std::optional<DrawRule> DrawWatch<R>::rule_reached(const Counts& counts, const Position<R>& position) const noexcept {
  if (reaches(counts.reversible, soonest_repetition<R>) && occurrences(counts) >= R::repetitions)
    return DrawRule::repetition;
  const BalanceDraw* const balance = balance_of(position);
  if (balance == nullptr && reaches(without_progress<R>(counts), R::no_progress.plies)) return DrawRule::no_progress;
  for (std::size_t index = 0; index < counts.stood.size(); ++index) {
    const LoneKingDraw& draw = R::lone_king_draws[index];
    // The position that made the material has stood for no ply yet.
    if (counts.stood[index] <= static_cast<std::uint32_t>(draw.plies)) continue;
    if (draw.plies > 0 || !has_capture(position)) return draw.rule;
  }
  if (balance != nullptr && reaches(counts.unchanged, balance->plies)) return balance->rule;
  return std::nullopt;
}

/// How often the position of the line's last entry has stood on the board, this time included.
template <Rules R>
int DrawWatch<R>::occurrences(const Counts& counts) const noexcept {
  int found = 1;
  const std::size_t now = line_.size() - 1;
  const std::size_t reach = std::min<std::size_t>(counts.reversible, now);
  for (std::size_t back = 4; back <= reach; back += 2) {
    if (line_[now - back].key == counts.key) ++found;
  }
  return found;
}

}  // namespace draughts
