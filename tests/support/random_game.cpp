// Plays and writes random games with the library's own generator; tests of the generator use the naive one instead.
#include "support/random_game.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <string_view>

#include "draughts/rules/draw_rules.hpp"
#include "draughts/rules/movegen.hpp"
#include "draughts/rules/numbering.hpp"
#include "draughts/rules/path.hpp"
#include "support/naive_variant.hpp"

namespace test_support {

using draughts::Colour;
using draughts::Move;
using draughts::MoveList;
using draughts::Position;
using draughts::Rules;

namespace {

template <Rules R>
std::string name_of(draughts::Square square) {
  const draughts::WrittenSquare written = draughts::numbering_of<R>().write(square);
  if (written.is_numeric()) return fmt::format("{}", written.number());
  return fmt::format("{}{}", static_cast<char>('a' + written.file()), written.rank());
}

template <Rules R>
std::string write_move(const Position<R>& position, const Move<R>& move) {
  const std::string sign(1, move.is_capture() ? R::capture_sign : '-');
  if (!draughts::needs_path(position, move)) return name_of<R>(move.from) + sign + name_of<R>(move.to);
  std::string text;
  for (const draughts::Square square : draughts::complete_path(position, move)) text += sign + name_of<R>(square);
  return text.substr(sign.size());
}

template <Rules R>
int capture_size(const Move<R>& move) {
  return static_cast<int>(move.captured.count());
}

/// What a move wins, less what the reply takes back.
template <Rules R>
int balance(const Position<R>& position, const Move<R>& move, MoveList<R>& replies) {
  const auto listed = legal_moves(position.after(move), replies);
  const bool taken = listed == draughts::Generation::complete && !replies.empty();
  return capture_size(move) - (taken ? capture_size(replies[0]) : 0);
}

/// Keeps the moves with the best balance.
template <Rules R>
void keep_careful(const Position<R>& position, MoveList<R>& moves) {
  MoveList<R> replies;
  std::vector<int> balances;
  for (const auto& move : moves) balances.push_back(balance(position, move, replies));
  const int best = *std::max_element(balances.begin(), balances.end());
  std::size_t index = 0;
  moves.keep_if([&](const auto&) { return balances[index++] == best; });
}

std::string_view result_of(std::optional<Colour> winner, draughts::ResultStyle style) {
  constexpr std::array<std::string_view, 3> two_points{"1-1", "2-0", "0-2"};
  constexpr std::array<std::string_view, 3> one_point{"1/2-1/2", "1-0", "0-1"};
  const std::size_t outcome = !winner ? 0 : *winner == Colour::white ? 1 : 2;
  return style == draughts::ResultStyle::two_points ? two_points[outcome] : one_point[outcome];
}

template <Rules R>
std::string header(const RandomGame<R>& game, std::size_t number) {
  const std::string_view game_type = naive_variant(R::name).game_type;
  std::string text = fmt::format(
      "[Event \"Chance Cup\"]\n[Site \"Nowhere\"]\n[Date \"2026.01.{:02}\"]\n[Round \"{}\"]\n[White \"Player {}\"]\n"
      "[Black \"Opponent {}\"]\n[Result \"{}\"]\n",
      number % 28 + 1, number, number, number, result_of(game.winner, R::result_style));
  if (!game_type.empty()) text += fmt::format("[GameType \"{}\"]\n", game_type);
  return text + "\n";
}

}  // namespace

template <Rules R>
RandomGame<R> play_random_game(std::size_t plies, std::mt19937_64& random, Player player) {
  RandomGame<R> game;
  game.positions.push_back(Position<R>::start());
  draughts::DrawWatch<R> draws;
  draws.start(game.positions.back());
  MoveList<R> moves;
  while (game.moves.size() < plies && !draws.reached()) {
    const Position<R> position = game.positions.back();
    if (legal_moves(position, moves) != draughts::Generation::complete) break;
    if (moves.empty()) break;
    if (player == Player::careful && moves.size() > 1) keep_careful(position, moves);
    game.moves.push_back(moves[below(moves.size(), random)]);
    game.positions.push_back(position.after(game.moves.back()));
    draws.push(game.moves.back(), position, game.positions.back());
  }
  if (!draws.reached()) game.winner = winner(game.positions.back());
  return game;
}

template <Rules R>
std::string write_pdn(const RandomGame<R>& game, std::size_t number) {
  std::string text = header(game, number);
  std::size_t line_start = text.size();
  const auto add = [&](const std::string& token) {
    if (text.size() - line_start + token.size() > 79) {
      text.back() = '\n';
      line_start = text.size();
    }
    text += token;
    text += ' ';
  };
  for (std::size_t ply = 0; ply < game.moves.size(); ++ply) {
    if (ply % 2 == 0) add(fmt::format("{}.", ply / 2 + 1));
    add(write_move(game.positions[ply], game.moves[ply]));
  }
  return text += "*\n\n";
}

std::string random_collection(std::size_t bytes, std::uint64_t seed, draughts::Variant variant) {
  return draughts::with_rules_of(variant, [&](auto rules) {
    using R = typename decltype(rules)::type;
    std::mt19937_64 random(seed);
    std::string text;
    for (std::size_t number = 1; text.size() < bytes; ++number)
      text += write_pdn(play_random_game<R>(130, random, Player::careful), number);
    return text;
  });
}

#define TEST_SUPPORT_INSTANTIATE(R)                                                                      \
  template RandomGame<draughts::R> play_random_game<draughts::R>(std::size_t, std::mt19937_64&, Player); \
  template std::string write_pdn(const RandomGame<draughts::R>&, std::size_t);
DRAUGHTS_FOR_EACH_VARIANT(TEST_SUPPORT_INSTANTIATE)
#undef TEST_SUPPORT_INSTANTIATE

}  // namespace test_support
