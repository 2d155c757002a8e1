// From judged games to transcripts.
#include <catch2/catch.hpp>
#include <string>
#include <vector>

#include "draughts/game/broken_text.hpp"
#include "support/converting/converting.hpp"

using converting::transcripts;
using draughts::Entry;
using draughts::EntryKind;

namespace {

draughts::Transcript only(const std::string& text,
                          std::optional<draughts::Variant> variant = draughts::Variant::international) {
  auto games = transcripts(text, variant);
  REQUIRE(games.size() == 1);
  return std::move(games.front());
}

std::vector<EntryKind> kinds(const draughts::Transcript& transcript) {
  std::vector<EntryKind> all;
  for (const Entry& entry : transcript.entries) all.push_back(entry.kind);
  return all;
}

}  // namespace

TEST_CASE("a move tells its number, its side, and what it takes") {
  const auto game = only("1. 32-28 19-23 2. 28x19 14x23 *");
  REQUIRE(game.entries.size() == 4);
  CHECK(game.entries[0].half == 2);
  CHECK(game.entries[1].half == 3);
  CHECK(game.entries[1].turn == draughts::Colour::black);
  CHECK(game.entries[2].ply == 3);
  CHECK(game.entries[2].capture);
  CHECK(game.captured(game.entries[2]).size() == 1);
  CHECK_FALSE(game.entries[0].capture);
}

TEST_CASE("a capture given as several moves is one") {
  const auto game = only("[FEN \"W:W27:B11,12,21\"]\n\n1. 27x16 16x7 7x18 *");
  CHECK(kinds(game) == std::vector<EntryKind>{EntryKind::move});
}

TEST_CASE("a reply in parentheses loses its parentheses") {
  const auto game = only("[FEN \"W:W28,38:B19,8\"]\n\n1. 28-23 (19x28) 38-33 *");
  CHECK(kinds(game) == std::vector<EntryKind>{EntryKind::move, EntryKind::move, EntryKind::move});
}

TEST_CASE("a line ends where it can't be played, and its text is kept to the terminator") {
  const auto game = only("1. 32-28 19-23 2. 37-31 14-19 3. 31-26 2-0");
  REQUIRE(game.broken.size() == 1);
  CHECK(game.broken.front().text == "2. 37-31 14-19 3. 31-26");
  CHECK(game.broken.front().ply == 2);
  CHECK(game.terminator == "2-0");
}

TEST_CASE("text that is no PDN is kept where it stood") {
  const auto game = only("1. 32-28 19-23 &&& 2. 28x19 14x23 *");
  REQUIRE(game.broken.size() == 1);
  CHECK(game.broken.front().code == "syntax");
  CHECK(game.broken.front().text.starts_with("&&&"));
  CHECK(game.broken.front().text.find("14x23") != std::string::npos);
}

TEST_CASE("a FEN that can't be used makes all moves broken text") {
  const auto game = only("[FEN \"W:W31,31:B31\"]\n\n1. 31-27 20-24 *");
  CHECK_FALSE(game.start);
  REQUIRE(game.broken.size() == 1);
  CHECK(game.broken.front().text == "1. 31-27 20-24");
  CHECK(game.broken.front().code == "bad-fen");
}

TEST_CASE("the start is known from a FEN, a setup, or the rule book") {
  CHECK(only("1. 32-28 *").start);
  CHECK_FALSE(only("1. 32-28 *").has_start_setup);
  const auto by_setup = only("/FEN \"W:W31:B20\"/ 1. 31-27 *");
  CHECK(by_setup.start_among_moves);
  CHECK(kinds(by_setup) == std::vector<EntryKind>{EntryKind::setup, EntryKind::move});
}

TEST_CASE("any text can be put into a comment and back") {
  for (const std::string text : {"", "a", "50% {b} }", "%7B", "a\nb", "]", "[%clk 1:00]"}) {
    const draughts::BrokenText broken{"syntax", "found \"]\" and {", text, 0};
    const std::string comment = draughts::broken_comment(broken);
    CHECK(comment.find('}') == std::string::npos);
    CHECK(comment.find('{') == std::string::npos);
    const auto back = draughts::read_broken_comment(comment);
    REQUIRE(back);
    CHECK(back->text == text);
    CHECK(back->message == broken.message);
    CHECK(back->code == broken.code);
  }
  CHECK_FALSE(draughts::read_broken_comment("[%clk 1:00]"));
  CHECK_FALSE(draughts::read_broken_comment("broken"));
}

TEST_CASE("a game is transcribed in a time that goes by its length, however many signs and comments a move has") {
  std::string text = "1. 32-28 ";
  for (int count = 0; count < 200'000; ++count) text += count % 2 == 0 ? "$1 ! " : "{a} ?* ";
  const auto game = only(text + "19-23 *");
  CHECK(game.entries.size() > 400'000);
}
