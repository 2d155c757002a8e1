// What holds for any text whatever: damaged FEN and Hub, and boards full of kings.
#include <catch2/catch.hpp>
#include <random>
#include <string>
#include <vector>

#include "common/fen_message.hpp"
#include "common/move_names.hpp"
#include "common/position_reading.hpp"
#include "draughts/rules/variant_facts.hpp"
#include "support/chance.hpp"

using draughts::Variant;
using pdn::cli::PositionReader;
using pdn::cli::PositionReading;
using test_support::below;

namespace {

bool has_error(const PositionReading& reading) {
  for (const auto& finding : reading.findings)
    if (finding.severity == draughts::Severity::error) return true;
  return false;
}

/// A text with some of its characters replaced, taken out or doubled.
std::string damaged(std::string text, std::mt19937_64& random) {
  constexpr std::string_view characters = "WBKwbek?:,-.0123456789 afhl\t\"/\xC3\x1b";
  for (std::size_t count = below(4, random); count > 0 && !text.empty(); --count) {
    const std::size_t at = below(text.size(), random);
    switch (below(3, random)) {
      case 0:
        text[at] = characters[below(characters.size(), random)];
        break;
      case 1:
        text.erase(at, 1 + below(3, random));
        break;
      default:
        text.insert(at, text.substr(at, 1 + below(6, random)));
    }
  }
  return text;
}

/// A board of the variant with pieces put here and there.
std::string random_fen(Variant variant, std::mt19937_64& random) {
  const pdn::cli::MoveNames names(variant);
  draughts::Diagram diagram;
  const std::size_t one_in = 2 + below(6, random);
  for (int index = 0; index < draughts::Diagram::squares; ++index) {
    const draughts::Square square(index);
    if (names.numbering().write(square).is_beyond() || below(one_in, random) > 0) continue;
    diagram.put(square, static_cast<draughts::Piece>(1 + below(4, random)));
  }
  diagram.give_turn(below(2, random) == 0 ? draughts::Colour::white : draughts::Colour::black);
  return names.fen(diagram);
}

/// What holds for a position that was read.
void check_position(const pdn::cli::TypedPosition& position) {
  const pdn::cli::MoveNames names(position.variant);
  const std::string fen = names.fen(position.diagram);
  const PositionReading again = PositionReader(position.variant).read(fen);
  REQUIRE(again.position);
  CHECK(again.position->diagram == position.diagram);
  const draughts::LegalMoves legal = draughts::legal_moves_of(position.variant, position.diagram);
  if (legal.too_complex) return;
  CHECK(perft(position.variant, position.diagram, 1) == legal.moves.size());
  CHECK(legal.winner.has_value() == legal.moves.empty());
  for (const draughts::LegalMove& move : legal.moves) {
    CHECK(move.path.size() == std::max<std::size_t>(move.captured.size(), 1) + 1);
    CHECK(perft_behind(position.variant, position.diagram, move, 1) == 1);
  }
}

}  // namespace

TEST_CASE("any text gives a position or an error, never both, and findings that can be told") {
  std::mt19937_64 random(2026);
  const std::vector<std::string> seeds{"W:W28,31-50:B1-20,K23", "B:Wa1,Kc3:Bb8:H0:F1", "[FEN \"W:W31-50:B1-20\"]",
                                       "pos pos=Wbbbbbbbbbbbbeeeeeeeewwwwwwwwwwww variant=english",
                                       "Wbbbbbbbbbbbbbbbbbbbbeeeeeeeeeewwwwwwwwwwwwwwwwwwww"};
  PositionReader reader(std::nullopt);
  std::size_t read = 0;
  constexpr std::size_t texts = 5000;
  for (std::size_t count = 0; count < texts; ++count) {
    const std::string text = damaged(seeds[below(seeds.size(), random)], random);
    CAPTURE(text);
    const PositionReading reading = reader.read(text);
    CHECK(reading.position.has_value() != has_error(reading));
    for (const auto& finding : reading.findings)
      CHECK(pdn::cli::fen_message(text, finding, {}).find("\n ") != std::string::npos);
    if (!reading.position) continue;
    ++read;
    check_position(*reading.position);
  }
  CHECK(read > texts / 10);
  CHECK(read < texts * 9 / 10);
}

TEST_CASE("in every variant boards with pieces anywhere are read, and their moves told whole") {
  std::mt19937_64 random(4);
  for (const draughts::VariantFacts& facts : draughts::variant_facts()) {
    PositionReader reader(facts.variant);
    for (int count = 0; count < 60; ++count) {
      const std::string fen = random_fen(facts.variant, random);
      CAPTURE(facts.name, fen);
      const PositionReading reading = reader.read(fen);
      REQUIRE(reading.position);
      check_position(*reading.position);
    }
  }
}
