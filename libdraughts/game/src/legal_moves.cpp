// The way from a variant at run time to its generator. All that is heavy is compiled in the rules room, a unit a page.
#include "draughts/game/legal_moves.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <string_view>
#include <type_traits>

#include "draughts/rules/movegen.hpp"
#include "draughts/rules/path.hpp"
#include "draughts/rules/perft.hpp"
#include "draughts/rules/setup_reading.hpp"
#include "draughts/rules/variants.hpp"

namespace draughts {
namespace {

/// Calls `use(position)` with a Position of the variant; the answer is `otherwise` where the board lacks a square.
template <class Answer, class Use>
Answer with_position(Variant variant, const Diagram& diagram, Answer otherwise, Use use) {
  return with_rules_of(variant, [&]<class R>(std::type_identity<R>) -> Answer {
    const Numbering& numbering = numbering_of<R>();
    const auto position = make_position<R>(diagram.setup(numbering), numbering, diagram.turn());
    return position ? use(*position) : otherwise;
  });
}

/// Whether another move of the list has the same ends.
template <Rules R>
bool shares_ends(const MoveList<R>& moves, const Move<R>& move) {
  return std::any_of(moves.begin(), moves.end(), [&](const Move<R>& other) {
    return other.from == move.from && other.to == move.to && other.captured != move.captured;
  });
}

template <Rules R>
LegalMove told_whole(const Position<R>& position, const MoveList<R>& moves, const Move<R>& move) {
  return {move.from,
          move.to,
          complete_path<R>(position, move),
          {move.captured.begin(), move.captured.end()},
          move.promotes,
          shares_ends(moves, move)};
}

/// Puts moves, and what each takes, into the order of the board as the variant's numbering counts it.
template <Rules R>
void put_in_order(std::vector<LegalMove>& moves) {
  const auto ordinal = [](Square square) { return numbering_of<R>().ordinal(square); };
  for (LegalMove& move : moves) std::ranges::sort(move.captured, {}, ordinal);
  std::ranges::sort(moves, [&](const LegalMove& a, const LegalMove& b) {
    if (a.from != b.from) return ordinal(a.from) < ordinal(b.from);
    if (a.to != b.to) return ordinal(a.to) < ordinal(b.to);
    return std::ranges::lexicographical_compare(a.captured, b.captured, {}, ordinal, ordinal);
  });
}

template <Rules R>
std::string rule_of_captures(const Position<R>& position, const MoveList<R>& captures) {
  constexpr const MoveArticles& articles = R::articles;
  std::vector<std::string_view> numbers;
  const auto add = [&](std::string_view number) {
    if (!number.empty() && std::ranges::find(numbers, number) == numbers.end()) numbers.push_back(number);
  };
  const auto by_a_king = [&](const Move<R>& move) { return position.kings().contains(move.from); };
  if (!std::all_of(captures.begin(), captures.end(), by_a_king)) add(articles.man_capture);
  if (std::any_of(captures.begin(), captures.end(), by_a_king)) add(articles.king_capture);
  add(articles.precedence);
  for (const std::string_view number : articles.tie_breaks) add(number);
  if (numbers.empty()) return {};
  return fmt::format("{}, article{} {}", R::rule_book, numbers.size() > 1 ? "s" : "", fmt::join(numbers, ", "));
}

template <Rules R>
CaptureDuty duty_in(const Position<R>& position, const MoveList<R>& captures) {
  CaptureDuty duty;
  for (const Rung rung : R::Precedence::rungs)
    if (std::ranges::find(duty.precedence, rung) == duty.precedence.end()) duty.precedence.push_back(rung);
  duty.rule = rule_of_captures(position, captures);
  return duty;
}

template <Rules R>
PositionEnd end_of(const Position<R>& position) {
  if (R::crowning_wins && !position.kings().is_empty()) return PositionEnd::crowned;
  return position.pieces(position.turn()).is_empty() ? PositionEnd::no_pieces : PositionEnd::blocked;
}

template <Rules R>
const Move<R>* find(const MoveList<R>& moves, const LegalMove& wanted) {
  const auto* const found = std::find_if(moves.begin(), moves.end(), [&](const Move<R>& move) {
    return move.from == wanted.from && move.to == wanted.to &&
           move.captured.count() == static_cast<int>(wanted.captured.size()) &&
           std::ranges::all_of(wanted.captured, [&](Square square) { return move.captured.contains(square); });
  });
  return found == moves.end() ? nullptr : found;
}

}  // namespace

LegalMoves legal_moves_of(Variant variant, const Diagram& position) {
  return with_position(variant, position, LegalMoves{}, []<Rules R>(const Position<R>& at) {
    LegalMoves legal;
    MoveList<R> moves;
    legal.too_complex = legal_moves<R>(at, moves) == Generation::too_complex;
    if (legal.too_complex) return legal;
    for (const Move<R>& move : moves) legal.moves.push_back(told_whole(at, moves, move));
    put_in_order<R>(legal.moves);
    if (moves.empty()) {
      legal.end = end_of(at);
      legal.winner = winner<R>(at);
    } else if (moves[0].is_capture()) {
      legal.duty = duty_in(at, moves);
    }
    return legal;
  });
}

std::uint64_t perft(Variant variant, const Diagram& position, unsigned depth) {
  return with_position(variant, position, std::uint64_t{},
                       [depth]<Rules R>(const Position<R>& at) { return perft<R>(at, static_cast<int>(depth)); });
}

std::uint64_t perft_behind(Variant variant, const Diagram& position, const LegalMove& first, unsigned depth) {
  return with_position(variant, position, std::uint64_t{}, [&]<Rules R>(const Position<R>& at) -> std::uint64_t {
    MoveList<R> moves;
    if (depth == 0 || legal_moves<R>(at, moves) == Generation::too_complex) return 0;
    const Move<R>* const move = find(moves, first);
    return move == nullptr ? 0 : perft<R>(at.after(*move), static_cast<int>(depth) - 1);
  });
}

}  // namespace draughts
