// Tags in and out of form.
#include <catch2/catch.hpp>

#include "draughts/game/tag_values.hpp"
#include "reading.hpp"

using draughts::Game;
using draughts::Severity;
using test_grammar::codes_of;
using test_grammar::joined;
using test_grammar::read_all;
using test_grammar::read_first;

namespace {

std::string tags_of(const Game& game) {
  std::string text;
  for (const draughts::Tag& tag : game.tags) {
    text += text.empty() ? "" : " ";
    text += std::string(game.slice(tag.name)) + (tag.has_value ? "=<" + std::string(game.slice(tag.value)) + ">" : "!");
  }
  return text;
}

struct Row {
  std::string_view text;
  std::string_view tags;
  std::string_view codes;
};

void check(const std::vector<Row>& rows) {
  for (const Row& row : rows) {
    CAPTURE(row.text);
    CHECK(tags_of(read_first(row.text)) == row.tags);
    CHECK(codes_of(read_all(row.text)) == row.codes);
    CHECK(read_all(row.text).games.size() == 1);
  }
}

}  // namespace

TEST_CASE("tags in the standard's form are read without a word") {
  check({
      {"[Event \"Cup\"]\n[Site \"?\"]\n*", "Event=<Cup> Site=<?>", ""},
      {"[Event       \"Cup\"] *", "Event=<Cup>", ""},
      {"  [ Event \"Cup\" ]\n\t[Site \"\"]\r\n*", "Event=<Cup> Site=<>", ""},
      {"[Event \"a\"][Site \"b\"] 1. 32-28 *", "Event=<a> Site=<b>", ""},
      {"[Event \"a ] b\"] *", "Event=<a ] b>", ""},
      {"[Event \"The \\\"Open\\\"\"] *", "Event=<The \\\"Open\\\">", ""},
      {"[Site \"C:\\\\games\\\\\"] *", "Site=<C:\\\\games\\\\>", ""},
      {"[Event \"d\\'Or\"] *", "Event=<d\\'Or>", ""},
      {"[Event \"two\nlines\"]\n1. 32-28 *", "Event=<two\nlines>", ""},
      {"[Tag_1 \"x\"] *", "Tag_1=<x>", ""},
  });
}

TEST_CASE("tags out of form are read and named") {
  check({
      {"[Round \"a\\\"b\" c\"] *", "Round=<a\\\"b\" c>", "tag-form"},
      {"[Site \"C:\\games\\\"]\n*", "Site=<C:\\games\\>", "tag-form"},
      {"[Event \"a \"b\" c\"] *", "Event=<a \"b\" c>", "tag-form"},
      {"[Empty]\n1. 32-28 *", "Empty!", "tag-form"},
      {"[isBot \"0\"] *", "isBot=<0>", "tag-form"},
      {"[Type de jeu \"20\"] *", "Type de jeu=<20>", "tag-form"},
      {"[\xC3\x89v\xC3\xA9nement \"x\"] *", "\xC3\x89v\xC3\xA9nement=<x>", "tag-form"},
      {"[&#x00c9;v&#x00e9;nement \"x\"] *", "&#x00c9;v&#x00e9;nement=<x>", "tag-form"},
      {"[\xD0\x93\xD0\xBE\xD1\x80\xD0\xBE\xD0\xB4 \"x\"] *", "\xD0\x93\xD0\xBE\xD1\x80\xD0\xBE\xD0\xB4=<x>",
       "tag-form"},
      {"[Event \"x\" y] *", "Event=<x>", "tag-form"},
      {"[White \"Jansen]\n[Black \"B\"]\n*", "White=<Jansen> Black=<B>", "tag-form"},
      {"[Event Cup 2020]\n*", "Event=<Cup 2020>", "tag-form"},
      {"[Event\xA0\x93"
       "Club\x94]\n*",
       "Event=<Club>", "tag-form"},
      {"[Event \xE2\x80\x9C"
       "Club\xE2\x80\x9D]\n*",
       "Event=<Club>", "tag-form"},
  });
}

TEST_CASE("a tag cut off at its line's end keeps what is there, and the game goes on") {
  check({
      {"[White \"Jan\n[Black \"B\"]\n1. 32-28 *", "White=<Jan> Black=<B>", "unterminated-tag"},
      {"[White \"Jan\"\r\n[Black \"B\"]\n1. 32-28 *", "White=<Jan> Black=<B>", "unterminated-tag"},
      {"[White\x93Jan [Black \"B\"]\n1. 32-28 *", "White\x93Jan! Black=<B>", "unterminated-tag"},
      {"[White\n[Black \"B\"]\n1. 32-28 *", "White! Black=<B>", "unterminated-tag"},
  });
}

TEST_CASE("a repaired value is a warning, a value in an odd frame a note") {
  const auto severity_in = [](std::string_view text) { return read_first(text).findings.at(0).severity; };
  CHECK(severity_in("[Event \"a \"b\" c\"] *") == Severity::warning);
  CHECK(severity_in("[Event Cup]\n*") == Severity::warning);
  CHECK(severity_in("[isBot \"0\"] *") == Severity::note);
  CHECK(severity_in("[Event\xA0\x93"
                    "Club\x94]\n*") == Severity::note);
  CHECK(severity_in("[Empty] *") == Severity::note);
}

TEST_CASE("a FEN tag, and a setup before the first move, are where the game starts") {
  CHECK(read_first("[FEN \"W:W31:B20\"]\n1. 31-27 *").start_setup == 0U);
  CHECK(read_first("/FEN \"W:W31:B20\"/ 1. 31-27 *").start_setup == 0U);
  CHECK(read_first("1. 32-28 /FEN \"W:W31:B20\"/ 1. 31-27 *").start_setup == std::nullopt);
  CHECK(read_first("[FEN \"\"]\n1. 32-28 *").start_setup == std::nullopt);
  const Game two = read_first("[FEN \"W:W31:B20\"]\n/FEN \"W:W32:B20\"/ 1. 32-27 *");
  CHECK(two.start_setup == 0U);
  CHECK(two.setups.size() == 2);
}

TEST_CASE("GameType and TimeControl are read, and named where they can't be") {
  CHECK(read_first("[GameType \"25\"] *").game_type->number == 25);
  check({
      {"[GameType \"20,W,10,10,N2,0\"] *", "GameType=<20,W,10,10,N2,0>", ""},
      {"[GameType \"20,W,10,10,N1,0\"] *", "GameType=<20,W,10,10,N1,0>", "game-type-form"},
      {"[GameType \"20,W,10,10,N,0\"] *", "GameType=<20,W,10,10,N,0>", "game-type-form"},
      {"[GameType \"21,B,10,10,N1,0\"] *", "GameType=<21,B,10,10,N1,0>", ""},
      {"[GameType \"checkers\"] *", "GameType=<checkers>", "bad-tag-value"},
      {"[GameType \"\"] *", "GameType=<>", ""},
      {"[TimeControl \"40/7200:20/3600\"] *", "TimeControl=<40/7200:20/3600>", ""},
      {"[TimeControlBlack \"3 d/5\"] *", "TimeControlBlack=<3 d/5>", "bad-tag-value"},
      {"[TimeControlX \"3 d/5\"] *", "TimeControlX=<3 d/5>", ""},
  });
}

TEST_CASE("any value written with its quotes and backslashes escaped is read back as it was") {
  std::vector<std::string> values{""};
  for (std::size_t index = 0; index < values.size() && values[index].size() < 5; ++index)
    for (const char byte : {'\\', '"', 'a', ']', ' '}) values.push_back(values[index] + byte);
  for (const std::string& value : values) {
    std::string escaped;
    for (const char byte : value) {
      if (byte == '\\' || byte == '"') escaped += '\\';
      escaped += byte;
    }
    CAPTURE(value);
    const std::string text = "[Event \"" + escaped + "\"]\n1. 32-28 *";
    const Game game = read_first(text);
    REQUIRE(game.tags.size() == 1);
    CHECK(draughts::tag_text(game, game.slice(game.tags[0].value)) == value);
    CHECK(game.findings.empty());
  }
}
