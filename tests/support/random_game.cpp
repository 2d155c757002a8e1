// Plays and writes random games with the library's own generator; tests of the generator use the naive one instead.
#include "support/random_game.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "draughts/rules/draw_rules.hpp"
#include "draughts/rules/movegen.hpp"
#include "draughts/rules/numbering.hpp"
#include "draughts/rules/path.hpp"

namespace test_support {

using draughts::Colour;
using draughts::International;
using draughts::MoveList;
using draughts::Position;

std::size_t below(std::size_t bound, std::mt19937_64& random) {
  return static_cast<std::size_t>(random() % bound);
}

namespace {

std::string write_move(const Position<International>& position, const draughts::Move<International>& move) {
  const draughts::Numbering& numbering = draughts::numbering_of<International>();
  const auto number = [&](draughts::Square square) { return numbering.write(square).number(); };
  if (!draughts::needs_path(position, move)) {
    return fmt::format("{}{}{}", number(move.from), move.is_capture() ? 'x' : '-', number(move.to));
  }
  std::string text;
  for (const draughts::Square square : draughts::complete_path(position, move)) {
    text += fmt::format("{}{}", text.empty() ? "" : "x", number(square));
  }
  return text;
}

int capture_size(const draughts::Move<International>& move) {
  return static_cast<int>(move.captured.count());
}

/// What a move wins, less what the reply takes back.
int balance(const Position<International>& position, const draughts::Move<International>& move,
            MoveList<International>& replies) {
  const auto listed = legal_moves(position.after(move), replies);
  const bool taken = listed == draughts::Generation::complete && !replies.empty();
  return capture_size(move) - (taken ? capture_size(replies[0]) : 0);
}

/// Keeps the moves with the best balance.
void keep_careful(const Position<International>& position, MoveList<International>& moves) {
  MoveList<International> replies;
  std::vector<int> balances;
  for (const auto& move : moves) balances.push_back(balance(position, move, replies));
  const int best = *std::max_element(balances.begin(), balances.end());
  std::size_t index = 0;
  moves.keep_if([&](const auto&) { return balances[index++] == best; });
}

}  // namespace

RandomGame play_random_game(std::size_t plies, std::mt19937_64& random, Player player) {
  RandomGame game;
  game.positions.push_back(Position<International>::start());
  draughts::DrawWatch<International> draws;
  draws.start(game.positions.back());
  MoveList<International> moves;
  while (game.moves.size() < plies && !draws.reached()) {
    const Position<International> position = game.positions.back();
    if (legal_moves(position, moves) != draughts::Generation::complete) break;
    if (moves.empty()) {
      game.winner = opponent(position.turn());
      break;
    }
    if (player == Player::careful && moves.size() > 1) keep_careful(position, moves);
    game.moves.push_back(moves[below(moves.size(), random)]);
    game.positions.push_back(position.after(game.moves.back()));
    draws.push(game.moves.back(), position, game.positions.back());
  }
  return game;
}

std::string write_pdn(const RandomGame& game, std::size_t number) {
  const char* const result = !game.winner ? "1-1" : *game.winner == Colour::white ? "2-0" : "0-2";
  std::string text = fmt::format(
      "[Event \"Chance Cup\"]\n[Site \"Nowhere\"]\n[Date \"2026.01.{:02}\"]\n[Round \"{}\"]\n[White \"Player {}\"]\n"
      "[Black \"Opponent {}\"]\n[Result \"{}\"]\n[GameType \"20\"]\n\n",
      number % 28 + 1, number, number, number, result);
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

std::string random_collection(std::size_t bytes, std::uint64_t seed) {
  std::mt19937_64 random(seed);
  std::string text;
  for (std::size_t number = 1; text.size() < bytes; ++number) {
    text += write_pdn(play_random_game(130, random, Player::careful), number);
  }
  return text;
}

}  // namespace test_support
