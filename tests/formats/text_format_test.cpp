// -f text: what people read.
#include <algorithm>
#include <catch2/catch.hpp>
#include <string>

#include "common/text_width.hpp"
#include "format_run.hpp"

using format_run::converted;

TEST_CASE("text has a heading, the moves in columns, and the last board") {
  CHECK(converted({"-f", "text"},
                  "[Event \"Cup\"]\n[Date \"2007.05.19\"]\n[Round \"3\"]\n[White \"Ivanov\"]\n[Black \"Jansen\"]\n"
                  "[Result \"1-1\"]\n[GameType \"20\"]\n[Annotator \"N\"]\n\n1. 32-28! 19-23 2. 28x19 14x23 *\n") ==
        "Ivanov – Jansen (1-1)\n"
        "=====================\n"
        "Cup, round 3, 2007.05.19, international draughts, a.pdn:1 game 1\n"
        "  Annotator: N\n"
        "\n"
        "1. 32-28!  19-23   2. 28x19   14x23\n"
        "\n"
        "    +---------------------+\n"
        "    |   b   b   b   b   b |  5\n"
        "  6 | b   b   b   b   b   |\n"
        "    |   b   b   b   .   b | 15\n"
        " 16 | b   b   b   .   b   |\n"
        "    |   .   .   b   .   . | 25\n"
        " 26 | .   .   .   .   .   |\n"
        "    |   w   .   w   w   w | 35\n"
        " 36 | w   w   w   w   w   |\n"
        "    |   w   w   w   w   w | 45\n"
        " 46 | w   w   w   w   w   |\n"
        "    +---------------------+\n"
        "    White to move\n"
        "\n"
        "1-1\n"
        "\n");
}

TEST_CASE("text goes down the columns") {
  std::string moves;
  for (int number = 0; number < 12; ++number) moves += number % 2 == 0 ? "46-41 26-21 " : "41-46 21-26 ";
  const std::string out = converted({"-f", "text", "--variant", "20"}, "[FEN \"W:WK46:BK26\"]\n\n" + moves + "*\n");
  CHECK(out.find(" 1. 46-41  26-21    4. 41-46  21-26    7. 46-41  26-21   10. 41-46  21-26\n"
                 " 2. 41-46  21-26    5. 46-41  26-21    8. 41-46  21-26   11. 46-41  26-21\n") != std::string::npos);
}

TEST_CASE("text has a board behind every move with --per-ply") {
  const std::string out = converted({"-f", "text", "--per-ply", "--variant", "20"}, "1. 32-28 19-23 *\n");
  CHECK(out.find("\n1. 32-28\n    +-") != std::string::npos);
  CHECK(out.find("\n1... 19-23\n    +-") != std::string::npos);
}

TEST_CASE("text has comments and variations as paragraphs, none wider than 79 cells") {
  std::string comment;
  for (int word = 0; word < 60; ++word) comment += "wörd ";
  const std::string out =
      converted({"-f", "text", "--variant", "20"}, "1. 32-28 {" + comment + "[%clk 0:01:00]} 19-23 (1... 18-23 {" +
                                                       comment + "} (1... 17-22 2. 28x17)) 2. 28x19 *\n");
  CHECK(out.find("[%clk") == std::string::npos);
  CHECK(out.find("(1... 18-23 {wörd") != std::string::npos);
  CHECK(out.find("(1... 17-22 2. 28x17))") != std::string::npos);
  CHECK(out.find("\n1. ...  19-23\n") != std::string::npos);
  CHECK(out.find("\n2. 28x19\n") != std::string::npos);
  for (const std::string& line : format_run::lines_of(out)) CHECK(pdn::cli::cells_of(line) <= 79);
}

TEST_CASE("text says what could not be played") {
  const auto outcome = format_run::convert({"-f", "text", "--variant", "20"}, "1. 32-28 19-23 2. 37-32 *\n");
  CHECK(outcome.status == pdn::cli::ExitStatus::findings);
  CHECK(outcome.out.find("[must-capture: white must capture: 28x19] 2. 37-32\n") != std::string::npos);
}

TEST_CASE("text does nothing to a terminal") {
  const std::string out =
      format_run::convert({"-f", "text", "--variant", "20"}, "[White \"\x1b[31mA\"]\n\n1. 32-28 {\x1b]0;x\x07} *\n")
          .out;
  CHECK(out.find('\x1b') == std::string::npos);
  CHECK(out.find('\x07') == std::string::npos);
}

TEST_CASE("text has a comment of any size word by word, its commands left out, in lines of 79 cells") {
  std::string words;
  std::string comment;
  for (int word = 0; word < 40000; ++word) {
    words += "word" + std::to_string(word) + ' ';
    comment += "word" + std::to_string(word) + (word % 1000 == 999 ? " [%clk 0:00:01]\n\t" : " ");
  }
  std::string seen;
  const auto lines = format_run::lines_of(converted(
      {"-f", "text"}, "[GameType \"20\"]\n\n1. 32-28 {" + comment + "} 19-23 (1... 18-23 {" + comment + "}) *\n"));
  for (const std::string& line : lines) {
    CHECK(pdn::cli::cells_of(line) <= 79);
    if (line.starts_with("  word")) seen += line.substr(2) + ' ';
  }
  CHECK(seen == words);
  CHECK(std::ranges::any_of(lines, [](const std::string& line) { return line.find("{word0 ") != std::string::npos; }));
  CHECK(std::ranges::any_of(lines, [](const std::string& line) { return line.ends_with(" word39999})"); }));
}
