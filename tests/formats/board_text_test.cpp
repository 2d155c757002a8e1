// Boards in characters: every kind of board, White at the bottom.
#include "common/board_text.hpp"

#include <catch2/catch.hpp>
#include <string>

#include "draughts/game/captured_moves.hpp"
#include "draughts/game/reading.hpp"

using draughts::Variant;

namespace {

std::string start_board(Variant variant) {
  const auto numbering = draughts::make_numbering(draughts::own_reading(variant));
  return pdn::cli::draw_board(draughts::start_of(variant), variant, *numbering);
}

}  // namespace

TEST_CASE("a board of numbers has those of its edges beside its rows") {
  CHECK(start_board(Variant::international) ==
        "    +---------------------+\n"
        "    |   b   b   b   b   b |  5\n"
        "  6 | b   b   b   b   b   |\n"
        "    |   b   b   b   b   b | 15\n"
        " 16 | b   b   b   b   b   |\n"
        "    |   .   .   .   .   . | 25\n"
        " 26 | .   .   .   .   .   |\n"
        "    |   w   w   w   w   w | 35\n"
        " 36 | w   w   w   w   w   |\n"
        "    |   w   w   w   w   w | 45\n"
        " 46 | w   w   w   w   w   |\n"
        "    +---------------------+\n");
}

TEST_CASE("a board of letters has ranks and files, a1 at White's left") {
  CHECK(start_board(Variant::russian) ==
        "    +-----------------+\n"
        "  8 |   b   b   b   b |\n"
        "  7 | b   b   b   b   |\n"
        "  6 |   b   b   b   b |\n"
        "  5 | .   .   .   .   |\n"
        "  4 |   .   .   .   . |\n"
        "  3 | w   w   w   w   |\n"
        "  2 |   w   w   w   w |\n"
        "  1 | w   w   w   w   |\n"
        "    +-----------------+\n"
        "      a b c d e f g h\n");
}

TEST_CASE("a mirrored board has a square at White's right-hand corner") {
  CHECK(start_board(Variant::italian) ==
        "    +-----------------+\n"
        "  1 | b   b   b   b   |\n"
        "    |   b   b   b   b |  8\n"
        "  9 | b   b   b   b   |\n"
        "    |   .   .   .   . | 16\n"
        " 17 | .   .   .   .   |\n"
        "    |   w   w   w   w | 24\n"
        " 25 | w   w   w   w   |\n"
        "    |   w   w   w   w | 32\n"
        "    +-----------------+\n");
}

TEST_CASE("in Turkish draughts every square is played on") {
  CHECK(start_board(Variant::turkish) ==
        "    +-----------------+\n"
        "  8 | . . . . . . . . |\n"
        "  7 | b b b b b b b b |\n"
        "  6 | b b b b b b b b |\n"
        "  5 | . . . . . . . . |\n"
        "  4 | . . . . . . . . |\n"
        "  3 | w w w w w w w w |\n"
        "  2 | w w w w w w w w |\n"
        "  1 | . . . . . . . . |\n"
        "    +-----------------+\n"
        "      a b c d e f g h\n");
}

TEST_CASE("boards of twelve by twelve and of ten by eight are drawn whole") {
  CHECK(start_board(Variant::canadian).find(" 67 | w   w   w   w   w   w   |\n") != std::string::npos);
  const std::string spantsiretti = start_board(Variant::spantsiretti);
  CHECK(spantsiretti.find("  1 | w   w   w   w   w   |\n") != std::string::npos);
  CHECK(spantsiretti.ends_with("      a b c d e f g h i j\n"));
}

TEST_CASE("English players see square 1 at Black's side, and White at the bottom") {
  CHECK(start_board(Variant::english).find(" 29 | w") != std::string::npos);
}
