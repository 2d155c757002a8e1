// Each way of writing that real files have is read; what is said about it stands behind.
#include <catch2/catch.hpp>

#include "reading.hpp"
#include "reading_rows.hpp"

using test_grammar::check;
using test_grammar::codes_of;
using test_grammar::read_all;

TEST_CASE("moves and numbers are read as the standard writes them") {
  check({
      {"1. 32-28 19-23 2. 28x19 14x23 *", "1. 32-28 19-23 2. 28x19 14x23 *", ""},
      {"1.32-28 19-23 2.28x19 *", "1. 32-28 19-23 2. 28x19 *", ""},
      {"1. 32-28 1... 19-23 *", "1. 32-28 1... 19-23 *", ""},
      {"32-28 19-23 28x19 14x23 *", "32-28 19-23 28x19 14x23 *", ""},
      {"1. 26x17x10x1 *", "1. 26x17x10x1 *", ""},
      {"1. 25x25 *", "1. 25x25 *", ""},
      {"1. c3-d4 d6xb4 2. a3xc5xe7 *", "1. c3-d4 d6xb4 2. a3xc5xe7 *", ""},
      {"1. c3-d4 d6xb4 2. a3xc5e7 g7-h6 *", "1. c3-d4 d6xb4 2. a3xc5xe7 g7-h6 *", ""},
      {"1. a3b4 *", "1. a3b4 *", ""},
      {"1. j10-i9 l12xk11 *", "1. j10-i9 l12xk11 *", ""},
      {"1. 32-28 $1 19-23 2. 28:19 14:23 $22 *", "1. 32-28 $1 19-23 2. 28:19 14:23 $22 *", ""},
      {"1. 32-28!? 19-23(?!) 2. 28x19(!) *", "1. 32-28 !? 19-23 (?!) 2. 28x19 (!) *", ""},
      {"1. 132-28 *", "1. beyond-28 *", ""},
  });
}

TEST_CASE("numbers of many shapes are only numbers") {
  check({
      {"1. 32-28 1. ... 19-23 2. 28x19 2... 14x23 *", "1. 32-28 1... 19-23 2. 28x19 2... 14x23 *", ""},
      {"01. 34-29 18-22 *", "1. 34-29 18-22 *", "leading-zero"},
      {"1. 34-29 18-22 2.\n32-28 *", "1. 34-29 18-22 2. 32-28 *", ""},
      {"1 32-28 19-23 *", "1. 32-28 19-23 *", "move-form"},
      {"1. 32-28 {good} ... 19-23 *", "1. 32-28 {good} 19-23 *", ""},
      {"1. 32-28 19-23 2... 14x23 *", "1. 32-28 19-23 2... 14x23 *", ""},
      {"99999999999. 32-28 *", "4294967295. 32-28 *", ""},
  });
}

TEST_CASE("moves with spaces inside are moves") {
  check({
      {"1. 32 - 28 19 - 23 2. 28 x 19 14 x 23 *", "1. 32-28 19-23 2. 28x19 14x23 *", "space-in-move"},
      {"1. 35x 4 1- 7 *", "1. 35x4 1-7 *", "space-in-move"},
      {"1. 32 -28 *", "1. 32-28 *", "space-in-move"},
      {"1. 26x17 x10 *", "1. 26x17x10 *", "space-in-move"},
      {"1. 26 x 17 x 10 *", "1. 26x17x10 *", "space-in-move"},
      {"1. c3 - d4 d6 : b4 *", "1. c3-d4 d6:b4 *", "space-in-move"},
      {"1. 25x14 46x 5 1/2-1/2", "1. 25x14 46x5 1/2-1/2", "space-in-move, result-as-terminator"},
      {"1. 32-28  1- 7 1-1", "1. 32-28 1-7 1-1", "space-in-move, result-as-terminator"},
  });
}

TEST_CASE("moves without a sign, in capitals and with typographic signs are moves") {
  check({
      {"1. 3228 1923 *", "1. 3228 1923 *", "move-form"},
      {"1. C3-B4 B6:A5 *", "1. c3-b4 b6:a5 *", "move-form"},
      {"1. 32\xE2\x80\x93"
       "28 19\x96"
       "23 2. 28\xC3\x97"
       "19 *",
       "1. 32-28 19-23 2. 28x19 *", "move-form"},
      {"1. 28X19 *", "1. 28x19 *", "move-form"},
      {"1. 01-07 *", "1. 1-7 *", "leading-zero"},
      {"1. 6-15-22 39x28x17x6 18:27:38 *", "1. 6-15-22 39x28x17x6 18:27:38 *", ""},
  });
}

TEST_CASE("results are told from moves") {
  check({
      {"1. 32-28 19-23 2. 28x19 14x23 1-1", "1. 32-28 19-23 2. 28x19 14x23 1-1", "result-as-terminator"},
      {"1. 1-18 *", "1. 1-18 *", ""},
      {"1. 1-10 2-20 *", "1. 1-10 2-20 *", ""},
      {"1. 32-28 1/2-1/2", "1. 32-28 1/2-1/2", "result-as-terminator"},
      {"1. 32-28 1 - 1", "1. 32-28 1 - 1", "result-as-terminator"},
      {"1. 32-28 2 - 0", "1. 32-28 2 - 0", "result-as-terminator"},
      {"1. 32-28 2:0", "1. 32-28 2:0", "result-as-terminator"},
      {"1. 32-28 \xC2\xBD-\xC2\xBD", "1. 32-28 \xC2\xBD-\xC2\xBD", "result-as-terminator"},
      {"1. 32-28 \xBD-\xBD", "1. 32-28 \xBD-\xBD", "result-as-terminator"},
      {"1. 32-28 1 1/2 - 1/2", "1. 32-28 1 1/2 - 1/2", "result-as-terminator"},
      {"1. 32-28 1/2 - 1 1/2", "1. 32-28 1/2 - 1 1/2", "result-as-terminator"},
      {"1. 32-28 1+ - 1-", "1. 32-28 1+ - 1-", "result-as-terminator"},
      {"1. 32-28 1- - 1+", "1. 32-28 1- - 1+", "result-as-terminator"},
      {"1. 32-28 1.01-0.99", "1. 32-28 1.01-0.99", "result-as-terminator"},
      {"1. 32-28 0.99-1.01", "1. 32-28 0.99-1.01", "result-as-terminator"},
      {"1. 32-28 1.00-1.00", "1. 32-28 1.00-1.00", "result-as-terminator"},
      {"1. 32-28 2.00-0.00", "1. 32-28 2.00-0.00", "result-as-terminator"},
      {"1. 32-28 12-0", "1. 32-28 12-0", "result-as-terminator"},
      {"[Result \"4-6\"]\n1. 32-28 19-23 4-6", "1. 32-28 19-23 4-6", "result-as-terminator"},
      {"[Result \"4-6\"]\n1. 32-28 4-6 28-23 *", "1. 32-28 4-6 28-23 *", ""},
      {"[Result \"1-9\"]\n4. 1-9 30-25 1-9\n\n[Event \"b\"]\n1. 4-6 *", "4. 1-9 30-25 1-9, 1. 4-6 *",
       "result-as-terminator"},
      {"[Result \"4 - 6\"]\n1. 32-28 19-23 4-6", "1. 32-28 19-23 4-6", "result-as-terminator"},
      {"[Result \"1:1\"]\n1. 32-28 19-23 1:1", "1. 32-28 19-23 1:1", "result-as-terminator"},
      {"1. 32-32 19-23 *", "1. 32-32 19-23 *", ""},
      {"1. 0-5 19-23 *", "1. 0-5 19-23 *", ""},
      {"1. 32-28 19-23\n\n2-0\n\n", "1. 32-28 19-23 2-0", "result-as-terminator"},
      {"1. 2-0", "1. 2-0", "result-as-terminator"},
      {"1. 32-28 {a draw, 1-1 } 19-23 *", "1. 32-28 {a draw, 1-1 } 19-23 *", ""},
  });
}

TEST_CASE("a last token that equals the Result tag ends the game, whatever it looks like") {
  for (const std::string result :
       {"1/2",   "draw",    "remise",  "white wins", "\xC2\xBD", "\xBD",  "1\xC2\xBD-\xC2\xBD",
        "1-1/2", "5.5-4.5", "1.5-0.5", "w",          "-",        "--",    "1",
        "12",    "=",       "+1",      "?",          "...",      "a1-b2", "4-6",
        "1:1",   "1-9x",    "e4",      "X"}) {
    const std::string header = "[Result \"" + result + "\"]\n";
    for (const std::string behind : {"", "\n", "\n\n[Event \"b\"]\n1. 33-28 *", " {end}", "\n1. 33-28 18-22 *"}) {
      const std::string text = header + "1. 32-28 19-23 " + result + behind;
      CAPTURE(text);
      const auto reading = read_all(text);
      const auto game = test_grammar::read_first(text);
      CHECK(game.complete);
      CHECK(game.ending == draughts::Ending::result);
      CHECK(game.slice(game.terminator) == result);
      CHECK(game.squares.size() == 4);
      CHECK(reading.games.size() == (behind.find("33") == std::string::npos ? 1U : 2U));
      CHECK(codes_of(reading) == "result-as-terminator");
    }
  }
}

TEST_CASE("before the last token what equals the Result tag is what it looks like") {
  check({
      {"[Result \"-\"]\n1. - 19-23 2. -", "1. - 19-23 2. -", "null-move, result-as-terminator"},
      {"[Result \"-\"]\n1. 32-28 - 2. 38-32 *", "1. 32-28 - 2. 38-32 *", "null-move"},
      {"[Result \"-\"]\n1. 32-28- *", "1. 32-28 *", "stray-bytes"},
      {"[Result \"2\"]\n1. 32-28 19-23 2. 28x19 *", "1. 32-28 19-23 2. 28x19 *", ""},
      {"[Result \"?\"]\n1. 32-28? 19-23 *", "1. 32-28 ? 19-23 *", ""},
      {"[Result \"1/2\"]\n1. 32-28 1/2-1/2", "1. 32-28 1/2-1/2", "result-as-terminator"},
      {"[Result \"2-0\n\"]\n\n1. 32-28 2-0\n", "1. 32-28 2-0", "result-as-terminator"},
      {"[Result \"\ndraw \n\"]\n\n1. 32-28 draw\n", "1. 32-28 draw", "result-as-terminator"},
      {"[Result \"draw\"]\n1. 32-28 drawn\n", "1. 32-28 ...", "syntax"},
  });
}

TEST_CASE("a result inside parentheses is no move and ends nothing") {
  check({
      {"1. 32-28 19-23 (18-23 1-1) *", "1. 32-28 19-23 ( 18-23 <1-1> ) *", "result-in-variation"},
      {"1. 32-28 19-23 (18-23 *) 2. 28x19 *", "1. 32-28 19-23 ( 18-23 <*> ) 2. 28x19 *", "result-in-variation"},
      {"1. 32-28 (19-23 1/2-1/2) 18-23 *", "1. 32-28 ( 19-23 <1/2-1/2> ) 18-23 *", "result-in-variation"},
      {"1. 32-28 (19-23 1.01-0.99) 18-23 *", "1. 32-28 ( 19-23 <1.01-0.99> ) 18-23 *", "result-in-variation"},
      {"1. 32-28 (19-23 0.99-1.01) 18-23 *", "1. 32-28 ( 19-23 <0.99-1.01> ) 18-23 *", "result-in-variation"},
  });
}

TEST_CASE("an asterisk glued to a move is a sign, alone it ends the game") {
  check({
      {"1. 32-28* 19-23 *\n\n1. 33-29 *", "1. 32-28 * 19-23 *, 1. 33-29 *", "strength-star"},
      {"1. 32-28!* 19-23 *", "1. 32-28 ! * 19-23 *", "strength-star"},
      {"1. 32-28 {c}* 1. 33-29 *", "1. 32-28 {c} *, 1. 33-29 *", ""},
  });
}

TEST_CASE("signs of the rule book and signs behind a blank are kept") {
  check({
      {"1. 32-28 ! 19-23 ?? *", "1. 32-28 ! 19-23 ?? *", "space-before-strength"},
      {"1. 32-28 {c} ! *", "1. 32-28 {c} ! *", ""},
      {"1. 32-28 +1 19-23= 2. 28x19+ 14x23 -2 *", "1. 32-28 +1 19-23 = 2. 28x19 + 14x23 -2 *", "move-form"},
      {"1. 32-28 a.l. 19-23 *", "1. 32-28 a.l. 19-23 *", "move-form"},
  });
}

TEST_CASE("unknown moves are plies") {
  check({
      {"1. - - 2. - 19-23 *", "1. - - 2. - 19-23 *", "null-move"},
      {"1. 32-28 -- 2. 38-32 *", "1. 32-28 - 2. 38-32 *", "null-move"},
      {"1. 32-28 ... 2. 38-32 *", "1. 32-28 - 2. 38-32 *", "null-move"},
      {"1. 32-28 {c} ... 2. 38-32 *", "1. 32-28 {c} - 2. 38-32 *", "null-move"},
      {"1. 32-28- 19-23 *", "1. 32-28 19-23 *", "stray-bytes"},
  });
}

TEST_CASE("comments, line comments and setups are kept where they stand") {
  check({
      {"{before} 1. 32-28 {two\nlines} 19-23 *", "{before} 1. 32-28 {two\nlines} 19-23 *", ""},
      {"% a line\n1. 32-28 ; another\r\n19-23 *", "% a line% 1. 32-28 % another% 19-23 *", "line-comment"},
      {"1. 32-28 19-23 /FEN \"B:W28:B23\"/ 2... 18-22 *", "1. 32-28 19-23 /0/ 2... 18-22 *", ""},
      {"/FEN \"W:W28:B19\"/ 1. 28-23 *", "/0/ 1. 28-23 *", ""},
      {"1. 32-28 /FEN \"B::\"/ *", "1. 32-28 /0/ *", ""},
      {"1. 32-28 /FEN\n\"W:W28:B19\"\r\n/ 2. 28-23 *", "1. 32-28 /0/ 2. 28-23 *", ""},
      {"1. 32-28 {} 19-23 *", "1. 32-28 {} 19-23 *", ""},
  });
}

TEST_CASE("variations are brackets in a flat list, however they are used") {
  check({
      {"1. 32-28 (1. 33-28 18-23 (19-23)) 19-23 *", "1. 32-28 ( 1. 33-28 18-23 ( 19-23 ) ) 19-23 *", ""},
      {"( {a} 4... 1-6 {b} 5. 46-41 {c} 19-23 ) *", "( {a} 4... 1-6 {b} 5. 46-41 {c} 19-23 ) *", ""},
      {"1. 3x15 (5x12) 40x30 *", "1. 3x15 ( 5x12 ) 40x30 *", ""},
      {"32-28 19-23 (18-23 38-32 (37-32? 23-29! {x}) 12-18) 28x19 *",
       "32-28 19-23 ( 18-23 38-32 ( 37-32 ? 23-29 ! {x} ) 12-18 ) 28x19 *", ""},
      {"1. 32-28 (18-23 38-32; 17-22 2. 28x17) 19-23 *", "1. 32-28 ( 18-23 38-32 ) ( 17-22 2. 28x17 ) 19-23 *",
       "line-comment"},
      {"1. 32-28 (18-23 ; the 38-32 way\n) 19-23 *", "1. 32-28 ( 18-23 % the 38-32 way% ) 19-23 *", "line-comment"},
  });
}

TEST_CASE("bytes that stand between tokens by accident are passed over and named") {
  check({
      {"1. 31-26 19-23\\r\n2. 37-31\\n *", "1. 31-26 19-23 2. 37-31 *", "stray-bytes"},
      {"1. 32-28 * \x1A", "1. 32-28 *", "stray-bytes"},
      {"1. 32-28 *\n\x1A\n", "1. 32-28 *", "stray-bytes"},
      {"1.\xA0"
       "32-28\xC2\xA0"
       "19-23 *",
       "1. 32-28 19-23 *", "stray-bytes"},
      {"1. 8-3 . 1-0", "1. 8-3 1-0", "stray-bytes, result-as-terminator"},
      {"1. 32-28, 19-23. *", "1. 32-28 19-23 *", "stray-bytes"},
      {"#!/usr/bin/env tool\n1. 32-28 *", "1. 32-28 *", "stray-bytes"},
      {"\xEF\xBB\xBF"
       "1. 32-28 *",
       "1. 32-28 *", "stray-bytes"},
      {std::string_view("1. 32-28\0\0 19-23 *", 18), "1. 32-28 19-23 *", ""},
  });
}
