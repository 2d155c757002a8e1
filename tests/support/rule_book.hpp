// A variant's rule book as tests ask it: texts in and texts out, in the variant's own notation. A test that asks this
// way does not know the page, so that scripts/flip-rules can change the page under it and compile little.
#pragma once

#include <cstdint>
#include <functional>
#include <string>
#include <string_view>
#include <vector>

namespace test_support {

/// One variant. Every function throws std::invalid_argument for a FEN or a move that there isn't.
class RuleBook {
 public:
  RuleBook() = default;
  RuleBook(const RuleBook&) = delete;
  RuleBook& operator=(const RuleBook&) = delete;
  virtual ~RuleBook() = default;

  /// The FEN of the position in which a game begins.
  [[nodiscard]] virtual std::string start() const = 0;
  /// The legal moves with what they take, such as `32x14{19,28}` whatever the sign of captures, in alphabetical order.
  [[nodiscard]] virtual std::vector<std::string> legal(std::string_view fen) const = 0;
  /// The FEN after these moves; each is written as `legal` does, what it takes may be left out where one move fits.
  [[nodiscard]] virtual std::string after(std::string_view fen, std::string_view moves) const = 0;
  /// The legal moves after these moves, where what went before may matter.
  [[nodiscard]] virtual std::vector<std::string> legal_after(std::string_view fen, std::string_view moves) const = 0;
  /// "white" or "black" has won on the board; empty while the game goes on.
  [[nodiscard]] virtual std::string winner(std::string_view fen) const = 0;
  /// Who has won after these moves.
  [[nodiscard]] virtual std::string winner_after(std::string_view fen, std::string_view moves) const = 0;
  /// The first draw that a line reaches, such as "few pieces, ply 10 (6.4)"; empty if it reaches none.
  [[nodiscard]] virtual std::string draw(std::string_view fen, const std::vector<std::string>& moves) const = 0;
  /// What is odd about a position: "man on its far row", "too many"; empty if nothing is.
  [[nodiscard]] virtual std::string oddity(std::string_view fen) const = 0;
  /// The number of lines of so many plies.
  [[nodiscard]] virtual std::uint64_t perft(std::string_view fen, int depth) const = 0;
  /// How games are written: name, title, GameType, the signs of captures, style of results.
  [[nodiscard]] virtual std::string notation() const = 0;
  /// Whose rules they are, and each article that messages quote.
  [[nodiscard]] virtual std::string sources() const = 0;
  /// Square 1 and the square beside it, and a1, as the board's rows and columns from White's top left: "7,0 7,2 7,0".
  [[nodiscard]] virtual std::string corners() const = 0;
  /// What puts one capture before another, step by step, and the articles that messages quote for it, such as "most
  /// pieces (6.6), by a king (6.7)"; empty where the choice is free.
  [[nodiscard]] virtual std::string precedence() const = 0;
};

/// The rule book of that name, as `--variant` has it.
[[nodiscard]] const RuleBook& rule_book(std::string_view name);

/// The words of a text in alphabetical order, as `RuleBook::legal` lists moves.
[[nodiscard]] std::vector<std::string> moves(std::string_view words);

/// A line of so many plies from a FEN in which only kings move, nothing is or could be taken, and no position comes
/// back. Each position that it leads to fulfils `holds`. Throws std::invalid_argument where there is no such line.
[[nodiscard]] std::vector<std::string> quiet_line(const RuleBook& book, std::string_view fen, std::size_t plies,
                                                  const std::function<bool(const std::string& fen)>& holds = {});

/// These moves, several times over.
[[nodiscard]] std::vector<std::string> repeated(int times, std::string_view words);

}  // namespace test_support
