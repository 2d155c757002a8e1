// -f fen: positions with labels.
#include <catch2/catch.hpp>
#include <string>

#include "format_run.hpp"

using format_run::convert;
using format_run::converted;

TEST_CASE("fen has the last position of each game and where it comes from") {
  CHECK(converted({"-f", "fen"},
                  "[White \"A, B\"]\n[Black \"C\"]\n[GameType \"20\"]\n\n1. 32-28 19-23 (1... 18-23) 2. 28x19 *\n\n"
                  "[White \"?\"]\n[GameType \"25\"]\n\n1. c3-d4 *\n") ==
        "B:W19,31,33-50:B1-18,20\ta.pdn:1: game 1  A, B – C\n"
        "B:Wa1,a3,b2,c1,d2,d4,e1,e3,f2,g1,g3,h2:Ba7,b6,b8,c7,d6,d8,e7,f6,f8,g7,h6,h8\ta.pdn:7: game 2\n");
}

TEST_CASE("fen has every position with --per-ply, and a remark where nobody knows one") {
  CHECK(converted({"-f", "fen", "--per-ply"},
                  "[GameType \"20\"]\n[FEN \"W:W38:B3\"]\n\n1. 38-32 /FEN \"W::\"/ 2. 32-28 *\n") ==
        "W:W38:B3\ta.pdn:1: game 1, ply 0\n"
        "B:W32:B3\ta.pdn:1: game 1, ply 1\n"
        "# position not known: a.pdn:1: game 1, ply 2\n"
        "# position not known: a.pdn:1: game 1, ply 3\n");
}

TEST_CASE("a label stays on its line and does nothing to a terminal") {
  const std::string out = convert({"-f", "fen"}, "[White \"A\tB\x1b[1m\"]\n[GameType \"20\"]\n\n1. 32-28 *\n").out;
  CHECK(std::count(out.begin(), out.end(), '\n') == 1);
  CHECK(std::count(out.begin(), out.end(), '\t') == 1);
  CHECK(out.find('\x1b') == std::string::npos);
}
