// FMJD Annex 1, articles 8 and 9: writing moves; and what PDN 3.0 fixes for the game.
#include <catch2/catch.hpp>

#include "draughts/rules/numbering.hpp"
#include "draughts/rules/path.hpp"
#include "draughts/rules/variants.hpp"
#include "support/positions.hpp"

using namespace draughts;
using namespace test_support;

TEST_CASE("8.1: squares are written as numbers") {
  CHECK(numbering_of<International>().write(square_of(28)) == WrittenSquare::numeric(28));
}

TEST_CASE("8.2: a move is written as its first and its last square, whatever its path") {
  CHECK(verdict_on("W:W27:B11,12,21", "27x18") == "legal");
  CHECK(judge(position_of("W:W27:B11,12,21"), "27x18").form == PathForm::short_form);
}

TEST_CASE("8.2: two squares cannot tell apart captures of different pieces") {
  CHECK(verdict_on("W:WK8:B13,31,38,43", "8x26") == "ambiguous-move");
}

TEST_CASE("9.1.1, 9.1.2: x stands for a capture") {
  CHECK(International::capture_sign == 'x');
}

TEST_CASE("9.1: the sign does not decide what is legal") {
  CHECK(verdict_on("W:W32:B28", "32-23") == "legal");
  CHECK(verdict_on("W:W32:B1", "32x28") == "legal");
}

TEST_CASE("PDN 3.0: the game has type 20 and is called international") {
  CHECK(International::game_type == 20);
  CHECK(name_of(Variant::international) == "international");
  CHECK(variant_of_game_type(20) == Variant::international);
}

TEST_CASE("PDN 3.0: the game's fields are 20,W,10,10,N2,0") {
  const NumberingScheme& scheme = numbering_of<International>().scheme();
  CHECK(scheme == NumberingScheme{Colour::white, 10, 10, NotationKind::numeric, Corner::top_left, false});
}

TEST_CASE("the articles quoted are those of FMJD Annex 1") {
  CHECK(International::federation == "FMJD");
  CHECK(International::rule_book == "FMJD Annex 1");
  CHECK(with_rules_of(Variant::international, []<class R>(std::type_identity<R>) { return R::rule_book; }) ==
        "FMJD Annex 1");
}

TEST_CASE("a message about a move quotes the article that decides it") {
  constexpr MoveArticles articles = International::articles;
  CHECK(articles.turn == "3.3");
  CHECK(articles.man_step == "3.4");
  CHECK(articles.king_step == "3.9");
  CHECK(articles.man_capture == "4.2");
  CHECK(articles.king_capture == "4.3");
  CHECK(articles.man_goes_on == "4.5");
  CHECK(articles.king_goes_on == "4.6");
  CHECK(articles.precedence == "4.13");
  CHECK(articles.acceptance == "5.7");
}
