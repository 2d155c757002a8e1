// Text without case and accents.
#include "draughts/search/folding.hpp"

#include <catch2/catch.hpp>
#include <string>

using draughts::composed;
using draughts::contains_folded;
using draughts::folded;

TEST_CASE("case is folded away in Latin, Greek and Cyrillic") {
  CHECK(folded("WIERSMA, Harm") == "wiersma, harm");
  CHECK(folded("ΣΟΦΟΣ") == folded("σοφος"));
  CHECK(folded("ΙΒΑΝΏΦ") == folded("ιβανωφ"));
  CHECK(folded("ЧИЖОВ") == "чижов");
}

TEST_CASE("accents are folded away, written as one character or as two") {
  CHECK(folded("Événement") == "evenement");
  CHECK(folded("E\u0301tienne") == "etienne");
  CHECK(folded("Škoda, Łukasz Müller, Çelik, Ñandú, Ångström") == "skoda, lukasz muller, celik, nandu, angstrom");
  CHECK(folded("Tsjizjov, Alekséj Ёлкин") == "tsjizjov, aleksej елкин");
  CHECK(folded("Ґалина") == "галина");
}

TEST_CASE("letters with strokes, ligatures and sharp s are as people write them without") {
  CHECK(folded("Łódź") == "lodz");
  CHECK(folded("Søren Ærø") == "soren aero");
  CHECK(folded("Đorđe") == "dorde");
  CHECK(folded("Straße STRASSE") == "strasse strasse");
  CHECK(folded("Œuvre") == "oeuvre");
  CHECK(folded("İstanbul Iğdır") == "istanbul igdir");
  CHECK(folded("Þór Guðrún") == "thor gudrun");
}

TEST_CASE("signs of typesetting are the typewriter's") {
  CHECK(folded("O\u2019Neill") == "o'neill");
  CHECK(folded("Jean\u2010Marc \u2212 x") == "jean-marc - x");
  CHECK(folded("soft\u00adhyphen no\u00a0break") == "softhyphen no break");
}

TEST_CASE("what is no UTF-8 folds to the sign for it") {
  CHECK(folded("J\xe1n") == "j\ufffdn");
  CHECK(folded("\xff\xfe") == "\ufffd\ufffd");
}

TEST_CASE("text is found in longer text whatever the case and the accents of that are") {
  CHECK(contains_folded("Wiersma, Harm", "wiersma"));
  CHECK(contains_folded("WIERSMA", "ersm"));
  CHECK(contains_folded("Jan Müller", folded("MULLER")));
  CHECK(contains_folded("anything", ""));
  CHECK(contains_folded("", ""));
  CHECK_FALSE(contains_folded("Wiersm", "wiersma"));
  CHECK_FALSE(contains_folded("Jan Müller", "mueller"));
}

TEST_CASE("composed text has one form, and keeps its case and accents") {
  CHECK(composed("E\u0301tienne") == "Étienne");
  CHECK(composed("Étienne") == "Étienne");
  CHECK(composed("plain") == "plain");
  CHECK(composed("") == "");
}

TEST_CASE("long text folds as a whole") {
  std::string text;
  for (int index = 0; index < 10'000; ++index) text += "ﬃ";
  CHECK(folded(text).size() == 30'000);
}
