// Laws of formats over random games of every variant.
#include <catch2/catch.hpp>
#include <map>
#include <random>
#include <sstream>
#include <string>

#include "draughts/rules/numbering.hpp"
#include "format_run.hpp"
#include "support/every_variant.hpp"
#include "support/random_game.hpp"

using format_run::converted;
using format_run::lines_of;

namespace {

/// Square names and their letters as a FEN has them: a reader of its own, which shares no code with the tools.
struct Pieces {
  char turn{};
  std::map<std::string, char> squares;

  friend bool operator==(const Pieces&, const Pieces&) = default;
};

void add_piece(Pieces& pieces, char colour, std::string name) {
  const bool king = name.starts_with('K');
  if (king) name.erase(0, 1);
  const char letter = colour == 'W' ? (king ? 'W' : 'w') : (king ? 'B' : 'b');
  const std::size_t dash = name.find('-');
  if (dash == std::string::npos) {
    pieces.squares[name] = letter;
    return;
  }
  for (int number = std::stoi(name); number <= std::stoi(name.substr(dash + 1)); ++number)
    pieces.squares[std::to_string(number)] = letter;
}

Pieces read_fen(const std::string& fen) {
  Pieces pieces{fen.at(0), {}};
  std::istringstream sides(fen.substr(2));
  for (std::string side; std::getline(sides, side, ':');) {
    std::istringstream names(side.substr(1));
    for (std::string name; std::getline(names, name, ',');) add_piece(pieces, side[0], name);
  }
  return pieces;
}

template <draughts::Rules R>
Pieces pieces_of(const draughts::Position<R>& position) {
  Pieces pieces{position.turn() == draughts::Colour::white ? 'W' : 'B', {}};
  for (const draughts::Colour colour : {draughts::Colour::white, draughts::Colour::black}) {
    for (const draughts::Square square : position.pieces(colour)) {
      const draughts::WrittenSquare name = draughts::numbering_of<R>().write(square);
      const std::string text = name.is_numeric()
                                   ? std::to_string(name.number())
                                   : std::string(1, static_cast<char>('a' + name.file())) + std::to_string(name.rank());
      const bool king = position.kings().contains(square);
      pieces.squares[text] = colour == draughts::Colour::white ? (king ? 'W' : 'w') : (king ? 'B' : 'b');
    }
  }
  return pieces;
}

/// The option that says which rules a game has, for variants that GameType can't tell apart.
std::vector<std::string> with_variant(draughts::Variant variant, std::vector<std::string> options) {
  options.insert(options.end(), {"--variant", std::string(draughts::name_of(variant))});
  return options;
}

}  // namespace

TEST_CASE("every position of fen --per-ply is that of the game, read by another reader") {
  std::mt19937_64 random(40);
  test_support::for_every_variant([&](auto page) {
    using R = typename decltype(page)::type;
    const auto game = test_support::play_random_game<R>(150, random);
    const auto lines =
        lines_of(converted(with_variant(R::variant, {"-f", "fen", "--per-ply"}), test_support::write_pdn(game, 1)));
    INFO(draughts::name_of(R::variant));
    REQUIRE(lines.size() == game.positions.size());
    for (std::size_t ply = 0; ply < lines.size(); ++ply)
      CHECK(read_fen(lines[ply].substr(0, lines[ply].find('\t'))) == pieces_of<R>(game.positions[ply]));
  });
}

TEST_CASE("hub to pdn to hub is the identity in every variant") {
  std::mt19937_64 random(41);
  test_support::for_every_variant([&](auto page) {
    using R = typename decltype(page)::type;
    std::string pdn;
    for (std::size_t number = 1; number <= 5; ++number)
      pdn += test_support::write_pdn(test_support::play_random_game<R>(120, random), number);
    const auto options = [&](std::vector<std::string> more) { return with_variant(R::variant, std::move(more)); };
    const std::string hub = converted(options({"-f", "hub"}), pdn);
    const std::string again = converted(options({"--from", "hub"}), hub);
    INFO(draughts::name_of(R::variant));
    CHECK(converted(options({"-f", "hub"}), again) == hub);
    CHECK(converted(options({"--from", "hub", "-f", "hub"}), hub) == hub);
  });
}

TEST_CASE("hub told as positions leads to the same positions as its moves") {
  std::mt19937_64 random(42);
  test_support::for_every_variant([&](auto page) {
    using R = typename decltype(page)::type;
    const auto game = test_support::play_random_game<R>(100, random);
    const auto options = [&](std::vector<std::string> more) { return with_variant(R::variant, std::move(more)); };
    const std::string pdn = test_support::write_pdn(game, 1);
    const std::string positions = converted(options({"-f", "hub", "--per-ply"}), pdn);
    INFO(draughts::name_of(R::variant));
    REQUIRE(lines_of(positions).size() == game.positions.size());
    const std::string moves = converted(options({"-f", "hub"}), pdn);
    CHECK(converted(options({"--from", "hub", "-f", "hub", "--per-ply"}), moves) == positions);
  });
}

TEST_CASE("a game whose text goes out in parts is the same whole") {
  std::string game = "[GameType \"20\"]\n[FEN \"W:WK46:BK26\"]\n\n";
  for (int round = 0; round < 10'000; ++round) game += "46-41 26-21 41-46 (41-47) 21-26\n";
  for (const char* format : {"json", "csv", "fen", "hub", "text"}) {
    const std::string parts = converted({"-f", format, "--per-ply"}, game + "*\n");
    INFO(format);
    CHECK(parts.size() > (std::size_t{1} << 20));
    CHECK(parts == converted({"-f", format, "--per-ply", "--sort", "date"}, game + "*\n"));
  }
}
