// The inputs, deterministic: the same bytes on every machine.
#include "support/hostile.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <random>
#include <string>

#include "support/random_game.hpp"

namespace test_support {
namespace {

constexpr std::size_t chunk_size = std::size_t{1} << 16;

/// `piece`, whole or in part, until so many bytes are written.
void repeat(std::string_view piece, std::uint64_t bytes, const Sink& sink) {
  std::string chunk;
  while (chunk.size() < chunk_size) chunk += piece;
  chunk.resize(chunk.size() / piece.size() * piece.size());
  for (; bytes > chunk.size(); bytes -= chunk.size()) sink(chunk);
  sink(std::string_view(chunk).substr(0, static_cast<std::size_t>(bytes)));
}

struct ChessGame {
  std::string_view opening;
  std::string_view moves;
  std::string_view result;
};

constexpr std::array chess_games{
    ChessGame{"Scholar's mate", "1. e4 e5 2. Bc4 Nc6 3. Qh5 Nf6 4. Qxf7#", "1-0"},
    ChessGame{"Fool's mate", "1. f3 e5 2. g4 Qh4#", "0-1"},
    ChessGame{"Spanish", "1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 4. Ba4 Nf6 5. O-O Be7 6. Re1 b5 7. Bb3 d6", "1/2-1/2"},
    ChessGame{"Queen's gambit", "1. d4 d5 2. c4 e6 3. Nc3 Nf6 4. Bg5 Be7 5. e3 O-O 6. Nf3 h6 7. Bh4", "1/2-1/2"},
    ChessGame{"Sicilian", "1. e4 c5 2. Nf3 d6 3. d4 cxd4 4. Nxd4 Nf6 5. Nc3 a6 6. Be3 e5 7. Nb3", "*"},
};

std::string chess_game(std::uint64_t number) {
  const ChessGame& game = chess_games[number % chess_games.size()];
  return fmt::format(
      "[Event \"Chess evening\"]\n[Site \"?\"]\n[Date \"2024.01.01\"]\n[Round \"{}\"]\n[White \"White {}\"]\n"
      "[Black \"Black {}\"]\n[Result \"{}\"]\n[Opening \"{}\"]\n\n{} {}\n\n",
      number, number, number, game.result, game.opening, game.moves, game.result);
}

}  // namespace

void write_nested_parentheses(std::uint64_t depth, const Sink& sink) {
  constexpr std::string_view open = "(19-23 ";
  constexpr std::string_view close = ") ";
  sink("[GameType \"20\"]\n\n1. 32-28 ");
  repeat(open, depth * open.size(), sink);
  repeat(close, depth * close.size(), sink);
  sink("*\n");
}

void write_long_comment(std::uint64_t bytes, const Sink& sink) {
  sink("[GameType \"20\"]\n\n1. 32-28 {");
  repeat("a ", bytes, sink);
  sink("} 19-23 *\n");
}

void write_dense_game(std::uint64_t bytes, const Sink& sink) {
  sink("[GameType \"20\"]\n\n1. 32-28 ");
  repeat("$1 ", bytes, sink);
  sink("*\n\n[GameType \"20\"]\n\n1. 33-28 *\n");
}

void write_endless_game(std::uint64_t bytes, const Sink& sink) {
  constexpr std::string_view round = "46-41 1-6 41-46 6-1 ";
  constexpr std::uint64_t plies = 1'600'000;
  sink("[GameType \"20\"]\n[FEN \"W:WK46:BK1\"]\n\n");
  repeat(round, plies / 4 * round.size(), sink);
  sink("{");
  repeat("a ", bytes, sink);
  sink("} *\n");
}

void write_zero_bytes(std::uint64_t bytes, const Sink& sink) {
  repeat(std::string_view("\0", 1), bytes, sink);
}

void write_jpeg(std::uint64_t bytes, const Sink& sink) {
  constexpr std::string_view header("\xFF\xD8\xFF\xE0\x00\x10JFIF\x00\x01\x01\x00\x00\x01\x00\x01\x00\x00", 20);
  constexpr std::string_view end = "\xFF\xD9";
  sink(header);
  std::mt19937_64 chance(50);
  for (std::uint64_t left = bytes - std::min<std::uint64_t>(bytes, header.size() + end.size()); left > 0;) {
    std::string chunk(static_cast<std::size_t>(std::min<std::uint64_t>(left, chunk_size)), '\0');
    std::generate(chunk.begin(), chunk.end(), [&] { return static_cast<char>(below(256, chance)); });
    sink(chunk);
    left -= chunk.size();
  }
  sink(end);
}

void write_chess(std::uint64_t games, const Sink& sink) {
  for (std::uint64_t number = 1; number <= games; ++number) sink(chess_game(number));
}

void write_chess_between(const Sink& sink) {
  std::mt19937_64 chance(10);
  sink(write_pdn(play_random_game(40, chance), 1));
  sink(chess_game(2));
  sink(write_pdn(play_random_game(40, chance), 3));
}

void write_legal_games(std::uint64_t bytes, const Sink& sink) {
  constexpr std::size_t collection_size = std::size_t{2} << 20;
  const std::string collection =
      random_collection(static_cast<std::size_t>(std::min<std::uint64_t>(bytes, collection_size)), 20);
  for (std::uint64_t written = 0; written < bytes; written += collection.size()) sink(collection);
}

}  // namespace test_support
