// One bad byte costs one game at most.
#include <catch2/catch.hpp>

#include "reading.hpp"

using test_grammar::joined;
using test_grammar::read_all;

namespace {

struct Row {
  std::string_view text;
  std::string_view games;
  std::string_view findings;
};

void check(const std::vector<Row>& rows) {
  for (const Row& row : rows) {
    CAPTURE(row.text);
    const auto reading = read_all(row.text);
    CHECK(joined(reading.games) == row.games);
    CHECK(joined(reading.findings) == row.findings);
  }
}

}  // namespace

TEST_CASE("an error ends its game and the next header begins another") {
  check({
      {"1. 32-28 @ 19-23 *\n[Event \"b\"]\n1. 33-28 *", "1. 32-28 * ..., 1. 33-28 *", "syntax 9+1"},
      {"1. 32-28 foo bar\n\n[Event \"b\"]\n1. 33-28 *", "1. 32-28 ..., 1. 33-28 *", "syntax 9+3"},
      {"1. 32-28 foo *\n1. 33-28 *", "1. 32-28 * ..., 1. 33-28 *", "syntax 9+3"},
      {"1. 32-28 foo 1-1 bar\n[Event \"b\"]\n*", "1. 32-28 ..., *", "syntax 9+3"},
      {"1. 32-28 foo {[Event \"x\"]\n* }\n[Event \"b\"]\n*", "1. 32-28 ..., *", "syntax 9+3"},
      {"1. 32-28 \xFF*", "1. 32-28 ...", "syntax 9+2"},
  });
}

TEST_CASE("a chess game between two games is one error") {
  check({{"1. 32-28 *\n\n[Event \"chess\"]\n\n1. e4 e5 2. Nf3 Nc6 1-0\n\n[Event \"c\"]\n\n1. 33-28 *",
          "1. 32-28 *, 1. 1-0 ..., 1. 33-28 *", "syntax 32+2, result-as-terminator 49+3"}});
  CHECK(read_all("1. e4 e5 1-0").findings.size() == 2);
}

TEST_CASE("an error among tags does not part them from their moves") {
  check({{"[White \"a\"]\n!!\n[Black \"b\"]\n1. 32-28 *", "1. 32-28 * ...", "syntax 12+2"},
         {"some words\n\n[Event \"b\"]\n1. 32-28 *", "1. 32-28 * ...", "syntax 0+4"}});
}

TEST_CASE("an error in a header is one finding, and the game is known to have lost text") {
  check({
      {"[Event \"A\"]\n\n@ 1. 32-28 *", "1. 32-28 * ...", "syntax 13+1"},
      {"[Date \"x\"] @\n\n[Date \"y\"]\n*", "..., *", "syntax 11+1"},
      {"[Date \"x\"] @", "...", "syntax 11+1"},
      {"[Event \"x", "...", "unterminated-tag 0+1"},
      {"[Event \"A\"]\n@\n[Site \"x\"]\n1. 32-28 (19-23", "1. 32-28 ( 19-23 ) ...",
       "syntax 12+1, unterminated-variation 34+1"},
      {"[Event \"A\"]\n@\n[Site \"x\"]\n1. 32-28\n\n[Event \"b\"]\n*", "1. 32-28 ..., *",
       "syntax 12+1, missing-terminator 35+0"},
  });
}

TEST_CASE("an unclosed comment ends at the next header") {
  check({
      {"1. 32-28 {unclosed", "1. 32-28 ...", "unterminated-comment 9+1"},
      {"1. 32-28 {unclosed * \n\n[Event \"b\"]\n1. 33-28 *", "1. 32-28 ..., 1. 33-28 *", "unterminated-comment 9+1"},
      {"1. 32-28 {unclosed\n[Event \"b\"]\n1. 33-28 {ok} *", "1. 32-28 ..., 1. 33-28 {ok} *",
       "unterminated-comment 9+1"},
      {"1. 32-28 {quoted:\n[Event \"b\"]\n1. 33-28 } *", "1. 32-28 {quoted:\n[Event \"b\"]\n1. 33-28 } *", ""},
      {"1. 32-28 * {unclosed\n\n[Event \"b\"]\n*", "1. 32-28 *, *", "unterminated-comment 11+1"},
  });
}

TEST_CASE("behind an error a tag in form below an empty line begins a game, whatever its name") {
  check({
      {"1. 32-28 {x *\n\n[FEN \"W:W31:B20\"]\n\n1. 31-27 *\n\n[White \"x\"]\n\n1. 34-29 *",
       "1. 32-28 ..., 1. 31-27 *, 1. 34-29 *", "unterminated-comment 9+1"},
      {"1. 32-28 {x *\r\n \r\n  [FEN \"W:W31:B20\"]\r\n\r\n1. 31-27 {good} *", "1. 32-28 ..., 1. 31-27 {good} *",
       "unterminated-comment 9+1"},
      {"1. 32-28 /FEN \"W:W28\n\n[FEN \"W:W31:B20\"]\n\n1. 31-27 *", "1. 32-28 ..., 1. 31-27 *",
       "unterminated-setup 9+1"},
      {"1. 32-28 (18-23\n\n[FEN \"W:W31:B20\"]\n\n1. 31-27 *", "1. 32-28 ( 18-23 ) ..., 1. 31-27 *",
       "unterminated-variation 9+1"},
      {"1. 32-28 foo\n\n[Site \"x\"]\n\n1. 31-27 *", "1. 32-28 ..., 1. 31-27 *", "syntax 9+3"},
      {"[Event \"x\n\n[FEN \"W:W31:B20\"]\n\n1. 31-27 *", "1. 31-27 * ...", "unterminated-tag 0+1"},
  });
}

TEST_CASE("no tag out of form, or right below other text, begins a game behind an error") {
  check({
      {"1. 32-28 {x *\n\n[see the diagram]\n\n31-27 *", "1. 32-28 ...", "unterminated-comment 9+1"},
      {"1. 32-28 {x *\n[Site \"x\"]\n\n31-27 *", "1. 32-28 ...", "unterminated-comment 9+1"},
      {"1. 32-28 {quoted:\n\n[Site \"x\"]\n} *", "1. 32-28 {quoted:\n\n[Site \"x\"]\n} *", ""},
  });
}

TEST_CASE("behind an error a first number and its move below an empty line begin a game without tags") {
  check({
      {"1. 32-28 {x\n\n1. 31-27 19-23 *\n\n1. 33-28 *", "1. 32-28 ..., 1. 31-27 19-23 *, 1. 33-28 *",
       "unterminated-comment 9+1"},
      {"1. 32-28 {x\n\n1. 31-27 {ok} *\n", "1. 32-28 ..., 1. 31-27 {ok} *", "unterminated-comment 9+1"},
      {"1. 32-28 {x\r\n \r\n  1.c3-d4 *\r\n", "1. 32-28 ..., 1. c3-d4 *", "unterminated-comment 9+1"},
      {"1. 32-28 * {x\n\n1. 31-27 *", "1. 32-28 *, 1. 31-27 *", "unterminated-comment 11+1"},
      {"1. 32-28 foo\n\n1. 31-27 *", "1. 32-28 ..., 1. 31-27 *", "syntax 9+3"},
      {"1. 32-28 /FEN \"W:W28\n\n1. 31-27 *", "1. 32-28 ..., 1. 31-27 *", "unterminated-setup 9+1"},
      {"{x\n\n1. 31-27 *", "1. 31-27 * ...", "unterminated-comment 0+1"},
  });
}

TEST_CASE("moves quoted in a comment that is closed begin no game") {
  check({
      {"1. 32-28 {quoted:\n\n1. 31-27 19-23} *", "1. 32-28 {quoted:\n\n1. 31-27 19-23} *", ""},
      {"1. 32-28 {x\n1. 31-27 {y} 19-23 *", "1. 32-28 {x\n1. 31-27 {y} 19-23 *", ""},
      {"1. 32-28 {x\n\n1. First, 2. second {y} 19-23 *", "1. 32-28 {x\n\n1. First, 2. second {y} 19-23 *", ""},
      {"1. 32-28 {x\n\n1... 19-23 {y} 19-23 *", "1. 32-28 {x\n\n1... 19-23 {y} 19-23 *", ""},
  });
}

TEST_CASE("text before a game's moves is one error, and the moves are kept") {
  check({
      {"[Event \"x\"]]\n1. 32-28 *", "1. 32-28 * ...", "syntax 11+1"},
      {"[Event \"x\"]]1. 32-28 *", "1. 32-28 * ...", "syntax 11+3"},
      {"foo bar\n1. 32-28 *", "1. 32-28 * ...", "syntax 0+3"},
      {"played at 7. in the hall: 1. 32-28 19-23 *", "1. 32-28 19-23 * ...", "syntax 0+6"},
      {"[FEN \"W:W31:B20\"]\nfoo\n40... 20-24 *", "40... 20-24 * ...", "syntax 18+3"},
      {"foo bar\nc3-d4 b6-a5 *", "c3-d4 b6-a5 * ...", "syntax 0+3"},
      {"foo /FEN \"W:W31:B20\"/ 31-27 *", "/0/ 31-27 * ...", "syntax 0+3"},
      {"1) 32-28 19-23 *", "32-28 19-23 * ...", "syntax 0+1"},
      {"foo {1. 32-28} [x]\n*", "* ...", "syntax 0+3"},
      {"foo 12-10-2005 Utrecht\n*", "* ...", "syntax 0+3"},
      {"foo 1. e4 e5 2-0", "2-0 ...", "syntax 0+3, result-as-terminator 13+3"},
      {"1. 32-28 *\n\nfoo bar\n\n1. 33-28 *\n", "1. 32-28 *, 1. 33-28 * ...", "syntax 12+3"},
  });
}

TEST_CASE("nested comments are one comment and an error") {
  check({
      {"1. 32-28 { a { b } } 19-23 *", "1. 32-28 { a { b } } 19-23 *", "nested-comment 13+1"},
      {"1. 32-28 { a { b } 33-28 (x } 19-23 *", "1. 32-28 { a { b } 33-28 (x } 19-23 *", "nested-comment 13+1"},
      {"1. 32-28 { a { b } 19-23 *", "1. 32-28 { a { b } 19-23 *", ""},
      {"1. 32-28 { a } b } 19-23 *", "1. 32-28 { a } * ...", "syntax 15+1"},
  });
}

TEST_CASE("parentheses without a partner are errors, and the moves are kept") {
  check({
      {"1. 32-28 19-23) 2. 28x19 *", "1. 32-28 19-23 2. 28x19 *", "unbalanced-parenthesis 14+1"},
      {"1. 32-28 (18-23 2. 38-32 *\n\n[Event \"b\"]\n*", "1. 32-28 ( 18-23 2. 38-32 ) * ..., *",
       "unterminated-variation 9+1"},
      {"1. 32-28 (18-23\n[Event \"b\"]\n*", "1. 32-28 ( 18-23 ) ..., *", "unterminated-variation 9+1"},
      {"1. 32-28 (18-23 (19-23) 1-1", "1. 32-28 ( 18-23 ( 19-23 ) ) 1-1 ...",
       "unterminated-variation 9+1, result-as-terminator 24+3"},
  });
}

TEST_CASE("variations too deep are passed over, and the main line goes on") {
  const auto reading = read_all("1. 32-28 (19-23 (18-23 {)} (17-22) 1-1) 2. 38-32) 19-23 *", {.depth = 1});
  CHECK(joined(reading.games) == "1. 32-28 ( 19-23 2. 38-32 ) 19-23 *");
  CHECK(joined(reading.findings) == "too-deep 16+1");
}

TEST_CASE("a setup that is not closed, or none, is an error") {
  check({
      {"1. 32-28 /FEN \"W:W28:B19\" 19-23 *\n1. 33-28 *", "1. 32-28 * ..., 1. 33-28 *", "unterminated-setup 9+1"},
      {"1. 32-28 /setup/ 19-23 *", "1. 32-28 * ...", "syntax 9+7"},
  });
}

TEST_CASE("a game over the limit is given up and the next header begins another") {
  const std::string large = "[White \"a\"]\n1. 32-28 {" + std::string(300, 'x') + "} *\n\n[White \"b\"]\n1. 33-28 *";
  const auto reading = read_all(large, {.game_bytes = 100});
  CHECK(joined(reading.games) == "..., 1. 33-28 *");
  CHECK(joined(reading.findings) == "game-too-large 0+1");
  const auto steps = test_grammar::read_in_steps(large, 7, {.game_bytes = 100});
  CHECK(steps.games == reading.games);
  CHECK(steps.findings == reading.findings);
}

TEST_CASE("a game that takes too much memory is given up, and the next one is read") {
  std::string dense = "[White \"a\"]\n1. 32-28 ";
  for (const std::string_view token : {"$1 ", "!!? ", "1-2 ", "()", "{[%clk 1:00:00]}", "/FEN \"W:W1-50:B\"/"}) {
    CAPTURE(token);
    std::string text = dense;
    while (text.size() < 300'000) text += token;
    text += "\n\n[White \"b\"]\n1. 33-28 *";
    const auto reading = read_all(text, {.held_bytes = 20'000});
    CHECK(joined(reading.games) == "..., 1. 33-28 *");
    CHECK(joined(reading.findings) == "game-too-large 0+1");
    const auto steps = test_grammar::read_in_steps(text, 10'007, {.held_bytes = 20'000});
    CHECK(steps.games == reading.games);
    CHECK(steps.findings == reading.findings);
  }
}

TEST_CASE("a game of many tags, or with many comments behind its end, is given up when it takes too much memory") {
  const auto many = [](std::string_view token) {
    std::string text;
    while (text.size() < 300'000) text += token;
    return text;
  };
  CHECK(joined(read_all(many("[A \"\"]"), {.held_bytes = 20'000}).findings) == "game-too-large 0+1");
  CHECK(joined(read_all("1. 32-28 *\n" + many("{}"), {.held_bytes = 20'000}).findings) == "game-too-large 0+1");
}

TEST_CASE("while a game over the limit is skipped, its text need not be held") {
  const std::string large = "1. 32-28 {" + std::string(100000, 'x') + "\n\n[White \"b\"]\n1. 33-28 *";
  pdn::Reader reader({.game_bytes = 100});
  draughts::Game game;
  const auto given_up = reader.read(large, false, 0, game);
  REQUIRE(given_up.status == pdn::ReadStatus::game);
  const auto skipped = reader.read(std::string_view(large).substr(given_up.consumed, 50000), false, 100, game);
  CHECK(skipped.status == pdn::ReadStatus::incomplete);
  CHECK(skipped.consumed > 45000);
}

TEST_CASE("messages say what was found and what was expected") {
  const auto game = test_grammar::read_first("1. e4 e5");
  REQUIRE(game.findings.size() == 1);
  CHECK(game.findings[0].message == "found \"e4\", expected a move, a comment, a variation or the end of the game");
  CHECK(game.findings[0].hint == "this looks like chess");
  CHECK(test_grammar::read_first("\xE9t\xE9").findings[0].message == "found the byte 0xE9, expected a tag or a move");
  CHECK(test_grammar::read_first("1. 32-28 $ *").findings[0].message == "found \"$\", expected a number behind the $");
}
