// Clocks through reader and judge: which way they run, whose they are, and what they come to beside the time tags.
// Times in comments mean nothing to the moves, so every game here is otherwise clean.
#include <fmt/format.h>

#include <catch2/catch.hpp>
#include <string>
#include <vector>

#include "support/judging/judging.hpp"

using judging::codes;
using Codes = std::vector<std::string>;

namespace {

const std::vector<std::string> moves = {"32-28", "19-23", "28x19", "14x23", "33-28",
                                        "23x32", "37x28", "16-21", "31-26", "11-16"};

/// A game of as many plies as comments, each comment behind its move; an empty one is left out.
std::string game(const std::vector<std::string>& comments, const std::string& tags = {}) {
  std::string text = tags + (tags.empty() ? "" : "\n");
  for (std::size_t ply = 0; ply < comments.size(); ++ply) {
    if (ply % 2 == 0) text += fmt::format("{}. ", ply / 2 + 1);
    text += moves.at(ply) + ' ';
    if (!comments[ply].empty()) text += '{' + comments[ply] + "} ";
  }
  return text + "*\n";
}

/// A command with a time, the minutes as given.
std::vector<std::string> commands(const std::string& name, const std::vector<int>& minutes) {
  std::vector<std::string> all;
  for (const int time : minutes) all.push_back(fmt::format("[%{} {}:{:02}:00]", name, time / 60, time % 60));
  return all;
}

/// The findings, and where each begins: the text from there to the next bracket.
Codes told(const std::string& text) {
  Codes all;
  for (const auto& finding : judging::findings(text))
    all.push_back(std::string(facts_of(finding.code).slug) + ' ' +
                  text.substr(finding.span.offset, finding.span.length));
  return all;
}

std::string total(const std::string& white, const std::string& black) {
  return fmt::format("[WhiteTime \"{}\"]\n[BlackTime \"{}\"]\n", white, black);
}

}  // namespace

TEST_CASE("clocks that count down, or stand still, are in order") {
  CHECK(codes(game(commands("clk", {60, 60, 59, 58, 57, 56, 57, 55, 50, 54}))).empty());
  CHECK(codes(game(commands("clk", {60, 60, 60, 60, 59, 60, 59, 60, 58, 60}))).empty());
}

TEST_CASE("clocks that count up are in order") {
  CHECK(codes(game(commands("clk", {0, 0, 1, 2, 3, 4, 4, 6, 9, 7}))).empty());
  CHECK(codes(game(commands("mct", {0, 0, 1, 2, 3, 4, 4, 6, 9, 7}))).empty());
}

TEST_CASE("a clock that goes up once among clocks that count down is told at its time and ply") {
  const std::string text = game(commands("clk", {60, 60, 59, 58, 57, 56, 58, 55, 50, 54}));
  CHECK(told(text) == Codes{"clock-order 0:58:00"});
  const auto findings = judging::findings(text);
  REQUIRE(findings.size() == 1);
  CHECK(findings[0].ply == 7U);
  CHECK(findings[0].severity == draughts::Severity::warning);
}

TEST_CASE("a clock that goes down once among clocks that count up is told") {
  CHECK(told(game(commands("clk", {0, 0, 1, 2, 3, 4, 2, 6, 9, 7}))) == Codes{"clock-order 0:02:00"});
}

TEST_CASE("the two clocks are two: one side's time is not compared with the other's") {
  CHECK(codes(game(commands("clk", {60, 10, 59, 9, 58, 8, 57, 7, 56, 6}))).empty());
  CHECK(told(game(commands("clk", {60, 10, 59, 9, 58, 8, 57, 9, 56, 6}))) == Codes{"clock-order 0:09:00"});
}

TEST_CASE("with increments a clock may go up as often as it likes") {
  CHECK(codes(game(commands("clk", {60, 60, 59, 58, 57, 56, 58, 55, 50, 54}), "[TimeControl \"3600+60\"]\n")).empty());
}

TEST_CASE("a side's own time control overrides that of both") {
  const auto shown = commands("clk", {60, 60, 59, 58, 57, 56, 58, 55, 50, 54});
  CHECK(codes(game(shown, "[TimeControl \"3600\"]\n[TimeControlWhite \"3600+60\"]\n")).empty());
  CHECK(codes(game(shown, "[TimeControl \"3600\"]\n[TimeControlWhite \"*3600\"]\n")).empty());
  CHECK(told(game(shown, "[TimeControl \"3600\"]\n[TimeControlBlack \"3600+60\"]\n")) == Codes{"clock-order 0:58:00"});
}

TEST_CASE("with one time for all moves no clock may go up, with periods it may by a period's time") {
  const auto added = commands("clk", {60, 60, 40, 41, 20, 21, 70, 10, 60, 5});
  CHECK(told(game(added, "[TimeControl \"3600\"]\n")) == Codes{"clock-order 1:10:00"});
  CHECK(codes(game(added, "[TimeControl \"3/3600:3000\"]\n")).empty());
  CHECK(codes(game(added, "[TimeControl \"3600:3000\"]\n")).empty());
  CHECK(codes(game(added, "[TimeControl \"3/3600\"]\n")).empty());
}

TEST_CASE("with periods, too, a clock that goes up a little is told") {
  CHECK(told(game(commands("clk", {60, 60, 59, 58, 57, 56, 58, 55, 50, 54}), "[TimeControl \"3/3600:3000\"]\n")) ==
        Codes{"clock-order 0:58:00"});
}

TEST_CASE("clocks that go both ways about as often are an increment that no tag tells of") {
  CHECK(codes(game(commands("clk", {60, 60, 61, 59, 60, 60, 61, 59, 60, 60}))).empty());
}

TEST_CASE("named times are their side's, whoever moved") {
  const std::vector<std::string> down = {"[%clock w1:00:00 b1:00:00]", "[%clock w1:00:00 b0:59:00]",
                                         "[%clock w0:58:00 b0:59:00]", "[%clock w0:58:00 b0:57:00]",
                                         "[%clock w0:55:00 b0:57:00]", "[%clock w0:55:00 b0:50:00]"};
  CHECK(codes(game(down)).empty());
  auto back = down;
  back[4] = "[%clock w0:55:00 b0:58:00]";
  CHECK(told(game(back)) == Codes{"clock-order w0:55:00 b0:58:00"});
}

TEST_CASE("times named in capitals or in the other order are the same times") {
  CHECK(codes(game({"[%clock W1:00:00 b1:00:00]", "[%clock B0:59:00 w1:00:00]", "[%clock W0:58:00 b0:59:00]",
                    "[%clock w0:58:00 B0:57:00]"}))
            .empty());
  CHECK(told(game({"[%clock B1:00:00 w1:00:00]", "[%clock b0:59:00 W1:00:00]", "[%clock B0:58:00 w0:59:00]",
                   "[%clock b0:57:00 W0:59:30]", "[%clock b0:56:00 w0:58:00]", "[%clock b0:55:00 w0:57:00]"})) ==
        Codes{"clock-order b0:57:00 W0:59:30"});
}

TEST_CASE("named and unnamed times of one side are one clock") {
  CHECK(told(game({"[%clk 1:00:00]", "", "[%clk 0:59:00]", "", "[%clock w0:58:00]", "", "[%clk 0:57:00]", "",
                   "[%clock w0:59:00]", "[%clk 0:50:00]"}))
            .empty());
  CHECK(told(game({"[%clk 1:00:00]", "[%clk 1:00:00]", "[%clk 0:59:00]", "[%clk 0:58:00]", "[%clock w0:58:00]",
                   "[%clk 0:57:00]", "[%clk 0:57:00]", "[%clk 0:56:00]", "[%clock w0:59:00]", "[%clk 0:50:00]"})) ==
        Codes{"clock-order w0:59:00"});
}

TEST_CASE("the clocks of variations are not looked at") {
  CHECK(codes("1. 32-28 {[%clk 1:00:00]} 19-23 {[%clk 1:00:00]} (18-23 {[%clk 2:00:00]} 2. 38-32 {[%clk 3:00:00]}) "
              "2. 28x19 {[%clk 0:59:00]} 14x23 {[%clk 0:58:00]} 3. 33-28 {[%clk 0:57:00]} 23x32 {[%clk 0:56:00]} "
              "(23x32 {[%clk 0:59:00]}) *")
            .empty());
  CHECK(codes("[WhiteTime \"0:15\"]\n\n1. 32-28 {[%emt 0:05:00]} 19-23 (18-23 2. 38-32 {[%emt 0:45:00]}) "
              "2. 28x19 {[%emt 0:10:00]} *")
            .empty());
}

TEST_CASE("the clock before the first move is nobody's") {
  CHECK(codes("{[%clk 0:10:00]} 1. 32-28 {[%clk 1:00:00]} 19-23 {[%clk 1:00:00]} 2. 28x19 {[%clk 0:59:00]} *").empty());
}

TEST_CASE("the times used for moves come to the time tags when they are added up") {
  const auto used = commands("emt", {5, 7, 10, 8, 3, 1});
  CHECK(codes(game(used, total("0:18", "0:16"))).empty());
  CHECK(told(game(used, total("0:20", "0:16"))) == Codes{"clock-total 0:20"});
  CHECK(told(game(used, total("0:18", "0:14:30"))) == Codes{"clock-total 0:14:30"});
  CHECK(told(game(used, total("1:18", "1:16"))) == Codes{"clock-total 1:18", "clock-total 1:16"});
}

TEST_CASE("the time tags mostly give whole minutes, so less than a minute is no difference") {
  const auto used = commands("emt", {5, 7, 10, 8});
  CHECK(codes(game(used, total("0:15:59", "0:14:01"))).empty());
  CHECK(told(game(used, total("0:16:00", "0:14:00"))) == Codes{"clock-total 0:16:00", "clock-total 0:14:00"});
}

TEST_CASE("the times used for moves come to nothing when one is missing") {
  CHECK(codes(game({"[%emt 0:05:00]", "", "", "", "[%emt 0:03:00]"}, total("0:48", "0:16"))).empty());
}

TEST_CASE("the last time used in the game so far is the total") {
  const auto used = commands("egt", {5, 7, 15, 15, 18, 16});
  CHECK(codes(game(used, total("0:18", "0:16"))).empty());
  CHECK(told(game(used, total("0:15", "0:16"))) == Codes{"clock-total 0:15"});
  CHECK(told(game(used, total("0:18", "0:38"))) == Codes{"clock-total 0:38"});
}

TEST_CASE("clocks that count up show the total") {
  const auto shown = commands("clk", {0, 1, 5, 7, 18, 16});
  CHECK(codes(game(shown, total("0:18", "0:16"))).empty());
  CHECK(told(game(shown, total("0:18", "0:20"))) == Codes{"clock-total 0:20"});
}

TEST_CASE("clocks that count down show the total only beside the time that they began with") {
  const auto shown = commands("clk", {60, 59, 55, 50, 42, 44});
  CHECK(codes(game(shown, "[TimeControl \"3600\"]\n" + total("0:18", "0:16"))).empty());
  CHECK(told(game(shown, "[TimeControl \"3600\"]\n" + total("0:42", "0:16"))) == Codes{"clock-total 0:42"});
  CHECK(told(game(shown, "[TimeControl \"7200\"]\n" + total("0:18", "1:16"))) == Codes{"clock-total 0:18"});
  CHECK(codes(game(shown, total("0:42", "0:01"))).empty());
  CHECK(codes(game(shown, "[TimeControl \"40/3600:1800\"]\n" + total("0:42", "0:01"))).empty());
}

TEST_CASE("with increments no total is worked out") {
  CHECK(codes(game(commands("clk", {60, 59, 55, 50, 42, 44}), "[TimeControl \"3600+30\"]\n" + total("0:42", "0:01")))
            .empty());
  CHECK(codes(game(commands("emt", {5, 7, 10, 8}), "[TimeControl \"3600+30\"]\n" + total("0:42", "0:01"))).empty());
}

TEST_CASE("when Black begins, by its setup, the first unnamed time is Black's") {
  const std::string fen = "[FEN \"B:W28,31,33-50:B1-20\"]\n";
  const std::string played = "\n1... 19-23 {[%emt 0:07:00]} 2. 28x19 {[%emt 0:05:00]} 14x23 {[%emt 0:08:00]} *\n";
  CHECK(codes(fen + total("0:05", "0:15") + played).empty());
  CHECK(told(fen + total("0:15", "0:15") + played) == Codes{"clock-total 0:15"});
}

TEST_CASE("a setup that gives the turn to the same side again doesn't mix up the clocks of the sides") {
  const std::string setup = "/FEN \"W:W28,31,33-50:B1-18,23\"/";
  const std::string played = "\n1. 32-28 {[%emt 0:05:00]} " + setup +
                             " 2. 28x19 {[%emt 0:10:00]} 14x23 {[%emt 0:02:00]} 3. 33-28 {[%emt 0:03:00]} *\n";
  CHECK(codes(total("0:18", "0:02") + played) == Codes{"setup"});
  CHECK(told(total("0:07", "0:02") + played) == Codes{"clock-total 0:07", "setup " + setup});
}
