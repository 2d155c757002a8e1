// Where one game ends and the next begins.
#include <catch2/catch.hpp>

#include "reading.hpp"
#include "reading_rows.hpp"

using test_grammar::check;
using test_grammar::read_all;

TEST_CASE("an empty source has no game and no finding") {
  for (const std::string_view text : {"", " ", "\n\r\n\t ", "\x1A"}) CHECK(read_all(text).games.empty());
  CHECK(read_all("\n").findings.empty());
}

TEST_CASE("a source of line comments alone has no game and no finding") {
  for (const std::string_view text : {"% x", "% x\n; y\n\n% z\n", "\x1A% x\r; y\r"}) {
    CAPTURE(text);
    const auto reading = read_all(text);
    CHECK(reading.games.empty());
    CHECK(reading.findings.empty());
    CHECK(reading.consumed == text.size());
  }
  CHECK(read_all("% x\n*").games.size() == 1);
  CHECK(read_all("% x\n@").games.size() == 1);
}

TEST_CASE("a terminator ends a game") {
  check({
      {"1. 32-28 *\n1. 33-28 *", "1. 32-28 *, 1. 33-28 *", ""},
      {"1. 32-28 2-0[Event \"b\"]\n1. 33-28 *", "1. 32-28 2-0, 1. 33-28 *", "result-as-terminator"},
      {"[FEN \"W:W31:B20\"] *\n[FEN \"W:W32:B20\"] *", "*, *", ""},
      {"1. 32-28 2-0 *\n\n1. 33-28 *", "1. 32-28 2-0, 1. 33-28 *", "result-as-terminator"},
  });
}

TEST_CASE("a result and a terminator again on a line of its own are one end") {
  check({
      {"1. 32-28 2-0\n*\n1. 33-28 *", "1. 32-28 2-0, 1. 33-28 *", "result-as-terminator"},
      {"1. 32-28 2-0 {c}\r\n\r\n* {d}\n", "1. 32-28 {c} {d} 2-0", "result-as-terminator"},
      {"1. 32-28 1/2-1/2\n1/2-1/2\n\n[Event \"b\"]\n*", "1. 32-28 1/2-1/2, *", "result-as-terminator"},
      {"1. 32-28 2-0\n2-09 *", "1. 32-28 2-0, 2-9 *", "result-as-terminator, leading-zero"},
      {"1. 32-28 *\n1. 33-28 *", "1. 32-28 *, 1. 33-28 *", ""},
  });
}

TEST_CASE("the last game needs no terminator") {
  check({{"1. 32-28", "1. 32-28", ""}, {"1. 32-28\n\n{c}\n% d", "1. 32-28 {c} % d%", ""}, {"[Event \"a\"]\n", "", ""}});
}

TEST_CASE("a comment on the terminator's line, and one at the end of the source, belong to the game before") {
  check({
      {"1. 32-28 2-0 {time} \n1. 33-28 *", "1. 32-28 {time} 2-0, 1. 33-28 *", "result-as-terminator"},
      {"1. 32-28 *\n{next}\n1. 33-28 *", "1. 32-28 *, {next} 1. 33-28 *", ""},
      {"1. 32-28 19-23 1-1\n{next}\n1. 33-28 *", "1. 32-28 19-23 1-1, {next} 1. 33-28 *", "result-as-terminator"},
      {"1. 32-28 *\n\n{end}\n% of all\n", "1. 32-28 {end} % of all% *", ""},
      {"1. 32-28 *\n{next}\n[Event \"b\"]\n*", "1. 32-28 *, {next} *", ""},
  });
}

TEST_CASE("behind moves a tag that is first on its line starts a game if it looks like a header") {
  check({
      {"[Event \"a\"]\n1. 32-28\n[Event \"b\"]\n1. 33-28 *", "1. 32-28, 1. 33-28 *", "missing-terminator"},
      {"1. 32-28\n[Empty]\n1. 33-28 *", "1. 32-28, 1. 33-28 *", "missing-terminator, tag-form"},
      {"[White \"a\"]\n1. 32-28\n[White \"b\"]\n1. 33-28 *", "1. 32-28, 1. 33-28 *", "missing-terminator"},
      {"1. 32-28\n[White \"b\"]\n{c}\n[Black \"c\"]\n1. 33-28 *", "1. 32-28, {c} 1. 33-28 *", "missing-terminator"},
  });
}

TEST_CASE("behind moves any other tag belongs to the game") {
  check({
      {"[White \"a\"]\n1. 32-28\n[Annotator \"b\"]\n19-23 *", "1. 32-28 [Annotator] 19-23 *", "late-tag"},
      {"1. 32-28 [Event \"b\"] 19-23 *", "1. 32-28 [Event] 19-23 *", "late-tag"},
      {"1. 32-28\n[Annotator \"b\"]\n*", "1. 32-28 [Annotator] *", "late-tag"},
  });
}

TEST_CASE("headers without moves are games of their own behind an empty line") {
  check({
      {"[Event \"a\"]\n[White \"x\"]\n\n[Event \"b\"]\n*", ", *", "missing-terminator"},
      {"[Event \"a\"]\n[Event \"b\"]\n*", "*", ""},
      {"[White \"a\"]\n[Event \"x\"]\n\n[White \"b\"]\n*", ", *", "missing-terminator"},
      {"[Event \"a\"]\n\n[Site \"x\"]\n*", "*", ""},
      {"[Event \"a\"]\\n[White \"x\"]\\n\\n[Event \"b\"]\n*", ", *", "stray-bytes, missing-terminator"},
  });
}

TEST_CASE("a first number behind two plies starts a game without tags") {
  check({
      {"1.33-28 19-23 2.28x19 14x23\n1.32-28 18-23", "1. 33-28 19-23 2. 28x19 14x23, 1. 32-28 18-23",
       "missing-terminator"},
      {"1. 32-28 1. 19-23 *", "1. 32-28 1. 19-23 *", ""},
      {"1. 32-28 19-23 (1. 33-28 18-22) *", "1. 32-28 19-23 ( 1. 33-28 18-22 ) *", ""},
      {"1. 32-28 19-23 1... 18-22 *", "1. 32-28 19-23 1... 18-22 *", ""},
      {"1. 32-28 19-23 /FEN \"W:W28:B19\"/ 1. 28-22 *", "1. 32-28 19-23 /0/ 1. 28-22 *", ""},
      {"1. 32-28 19-23 10. 33-28 *", "1. 32-28 19-23 10. 33-28 *", ""},
      {"1. 32-28 19-23 01. 33-28 *", "1. 32-28 19-23, 1. 33-28 *", "missing-terminator, leading-zero"},
      {"1. - - 1. 33-28 *", "1. - -, 1. 33-28 *", "null-move, missing-terminator"},
      {"1. a3-b4 b6-a5\n1. c3-d4 *", "1. a3-b4 b6-a5, 1. c3-d4 *", "missing-terminator"},
  });
}

TEST_CASE("a game's text is its own bytes without the white space around them") {
  const auto reading = read_all("\n 1. 32-28 * \n\n [Event \"b\"]\n1. 33-28\n\n");
  CHECK(reading.texts == std::vector<std::string>{"1. 32-28 *", "[Event \"b\"]\n1. 33-28"});
}

TEST_CASE("a CR on its own ends a line, for line comments, tags, empty lines and recovery") {
  check({
      {"% x\r1. 32-28 ; y\r19-23 *\r", "% x% 1. 32-28 % y% 19-23 *", "line-comment"},
      {"#!x\r1. 32-28 *", "1. 32-28 *", "stray-bytes"},
      {"[Event \"a\"]\r1. 32-28\r\r[Event \"b\"]\r1. 33-28 *", "1. 32-28, 1. 33-28 *", "missing-terminator"},
      {"[White \"a\"]\r[Event \"x\"]\r\r[White \"b\"]\r*", ", *", "missing-terminator"},
      {"[Event \"a\"]\r[Event \"b\"]\r*", "*", ""},
      {"[White \"Jan\r[Black \"B\"]\r1. 32-28 *", "1. 32-28 * ...", "unterminated-tag"},
      {"[White \"Jan]\r[Black \"B\"]\r1. 32-28 *", "1. 32-28 *", "tag-form"},
      {"1. 32-28 {x\r\r[FEN \"W:W31:B20\"]\r1. 31-27 {y} *\r", "1. 32-28 ..., 1. 31-27 {y} *", "unterminated-comment"},
      {"1. 32-28 {x\r[Event \"b\"]\r1. 31-27 *\r", "1. 32-28 ..., 1. 31-27 *", "unterminated-comment"},
      {"1. 32-28 foo\r\r[FEN \"W:W31:B20\"]\r1. 31-27 *\r", "1. 32-28 ..., 1. 31-27 *", "syntax"},
  });
}

TEST_CASE("a CR beside an LF is part of one line end") {
  check({
      {"[Event \"a\"]\r\r\n[Event \"b\"]\r\r\n*", "*", ""},
      {"[Event \"two\r\nlines\"]\r\n1. 32-28 % x\r\n*", "1. 32-28 % x% *", ""},
      {"1. 32-28 {x\r\n[Site \"b\"]\r\n} *", "1. 32-28 {x\r\n[Site \"b\"]\r\n} *", ""},
  });
}
