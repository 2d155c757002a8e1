// PDN as it is written: header, lines, numbers, and what a strict reader could stumble over.
#include <catch2/catch.hpp>
#include <string>

#include "support/converting/converting.hpp"

using converting::converted;
using converting::moves_of;

namespace {

std::string again(const std::string& text, const pdn::WritingStyle& style = {}) {
  return converted(text, style, draughts::Variant::international);
}

}  // namespace

TEST_CASE("the header has the roster first, then GameType and FEN, then the rest in its order") {
  CHECK(again("[Annotator \"X\"]\n[FEN \"W:W31:B20\"]\n[White \"A\"]\n[Source \"s\"]\n[Event \"E\"]\n\n1. 31-27 *") ==
        "[Event \"E\"]\n[White \"A\"]\n[GameType \"20\"]\n[FEN \"W:W31:B20\"]\n[Annotator \"X\"]\n[Source \"s\"]\n\n"
        "1. 31-27 *\n\n");
}

TEST_CASE("the header keeps the source's order where that is asked for") {
  pdn::WritingStyle style;
  style.tag_order = pdn::TagOrder::source;
  CHECK(again("[GameType \"20\"]\n[Black \"B\"]\n[Event \"E\"]\n\n1. 31-27 *", style) ==
        "[GameType \"20\"]\n[Black \"B\"]\n[Event \"E\"]\n\n1. 31-27 *\n\n");
}

TEST_CASE("tags without a value are dropped, foreign ones have their standard names, late ones stand in the header") {
  CHECK(again("[Event \"\"]\n[Bianco \"A\"]\n\n1. 31-27 [Round \"3\"] 20-25 *") ==
        "[Round \"3\"]\n[White \"A\"]\n[GameType \"20\"]\n\n1. 31-27 20-25 *\n\n");
}

TEST_CASE("tags are set and dropped, GameType and Result among them") {
  pdn::WritingStyle style;
  style.set_tags = {{"Event", "Cup"}, {"Site", "Riga"}};
  style.drop_tags = {"Round", "GameType"};
  CHECK(again("[Event \"E\"]\n[Round \"3\"]\n\n1. 31-27 *", style) ==
        "[Event \"Cup\"]\n[Site \"Riga\"]\n\n1. 31-27 *\n\n");
}

TEST_CASE("the roster alone keeps what a reader needs") {
  pdn::WritingStyle style;
  style.tags = pdn::TagChoice::roster;
  CHECK(again("[White \"A\"]\n[Annotator \"X\"]\n[FEN \"W:W31:B20\"]\n\n1. 31-27 *", style) ==
        "[Event \"?\"]\n[Site \"?\"]\n[Date \"????.??.??\"]\n[Round \"?\"]\n[White \"A\"]\n[Black \"?\"]\n"
        "[Result \"*\"]\n[GameType \"20\"]\n[FEN \"W:W31:B20\"]\n\n1. 31-27 *\n\n");
}

TEST_CASE("a result that ended the game goes into the header, and one that contradicts it into a comment") {
  CHECK(again("1. 31-27 2-0") == "[Result \"2-0\"]\n[GameType \"20\"]\n\n1. 31-27 *\n\n");
  CHECK(again("[Result \"2-0\"]\n\n1. 31-27 0-2") == "[Result \"2-0\"]\n[GameType \"20\"]\n\n1. 31-27 {0-2} *\n\n");
}

TEST_CASE("results have the GameType's style or the one that is asked for") {
  const auto result = [](pdn::ResultChoice choice) {
    pdn::WritingStyle style;
    style.results = choice;
    const std::string text = again("[Result \"1/2-1/2\"]\n\n1. 31-27 *", style);
    return text.substr(0, text.find('\n'));
  };
  CHECK(result(pdn::ResultChoice::standard) == "[Result \"1-1\"]");
  CHECK(result(pdn::ResultChoice::draughts) == "[Result \"1-1\"]");
  CHECK(result(pdn::ResultChoice::chess) == "[Result \"1/2-1/2\"]");
  CHECK(result(pdn::ResultChoice::source) == "[Result \"1/2-1/2\"]");
}

TEST_CASE("a number stands in front of the second side's move only behind an interruption") {
  CHECK(moves_of(again("1. 32-28 {a} 19-23 2. 28x19 14x23 3. 37-32 (3. 38-32) 10-14 *")) ==
        "1. 32-28 {a} 1... 19-23 2. 28x19 14x23 3. 37-32 (3. 38-32) 3... 10-14 *");
  CHECK(moves_of(again("32-28 19-23 28x19 14x23 *")) == "1. 32-28 19-23 2. 28x19 14x23 *");
}

TEST_CASE("numbers go on from the source's first one") {
  CHECK(moves_of(again("[FEN \"B:W31-50:B1-20\"]\n\n41... 19-23 42. 32-28 23x32 *")) ==
        "41... 19-23 42. 32-28 23x32 *");
}

TEST_CASE("a strength sign stands directly behind its move") {
  CHECK(moves_of(again("1. 32-28 {good} ! 19-23 ? 2. 28x19 $3 (!?) 14x23 *")) ==
        "1. 32-28! {good} 1... 19-23? 2. 28x19(!?) $3 14x23 *");
}

TEST_CASE("line comments and signs of the rule book become comments") {
  CHECK(moves_of(again("1. 32-28 ; a } b\n19-23 +1 2. 28x19 14x23 *")) ==
        "1. 32-28 {a %7D b} 1... 19-23 {+1} 2. 28x19 14x23 *");
}

TEST_CASE("a reply in parentheses is part of the line, and a side line that goes on keeps its place") {
  const std::string fen = "[FEN \"W:W28,33,38:B18,19,9\"]\n\n";
  CHECK(moves_of(again("1. 32-28 19-23 (2. 28x19 14x23) 2. 28x19 14x23 *")).find("(2. 28x19 14x23)") !=
        std::string::npos);
}

TEST_CASE("unknown plies are setups without pieces") {
  CHECK(moves_of(again("1. - - 2. 31-27 *")) == "/FEN \"B::\"/ /FEN \"W::\"/ 2. 31-27 *");
}

TEST_CASE("a setup is kept, its FEN in form; a move that it lets stand is told in a comment") {
  CHECK(moves_of(again("1. 32-28 19-23 /FEN \"W: W31 : B20 .\"/ 2. 31-27 *")) ==
        "1. 32-28 19-23 /FEN \"W:W31:B20\"/ 2. 31-27 *");
  CHECK(moves_of(again("1. 32-20 /FEN \"B:W20,31:B19\"/ 19-23 *")) == "{32-20} /FEN \"B:W20,31:B19\"/ 1... 19-23 *");
}

TEST_CASE("lines are at most as wide as asked for, and a width of 0 means one line") {
  pdn::WritingStyle narrow;
  narrow.width = 20;
  CHECK(again("1. 32-28 19-23 2. 28x19 14x23 3. 37-32 *", narrow) ==
        "[GameType \"20\"]\n\n1. 32-28 19-23\n2. 28x19 14x23\n3. 37-32 *\n\n");
  pdn::WritingStyle one_line;
  one_line.width = 0;
  std::string moves = "1. 32-28 19-23 2. 28x19 14x23";
  for (int repeat = 0; repeat < 60; ++repeat) moves += " {a comment}";
  CHECK(again(moves + " *", one_line) == "[GameType \"20\"]\n\n" + moves + " *\n\n");
}

TEST_CASE("an algebraic game of a numeric GameType says so, and comes back as it was") {
  const std::string game = "[GameType \"20,W,10,10,N2,0\"]\n\n1. 32-28 19-23 2. 28x19 14x23 *\n\n";
  pdn::WritingStyle algebraic;
  algebraic.notation = pdn::NotationChoice::algebraic;
  const std::string letters = converted(game, algebraic);
  CHECK(converted(letters) == letters);
  CHECK(letters == "[GameType \"20,W,10,10,A0,0\"]\n\n1. d4-e5 g7-f6 2. e5xg7 h8xf6 *\n\n");
  pdn::WritingStyle numeric;
  numeric.notation = pdn::NotationChoice::numeric;
  CHECK(converted(letters, numeric) == game);
}

TEST_CASE("broken text survives in a comment, whatever it holds, and is told apart when it is read again") {
  const std::string once = again("1. 32-28 19-23 2. 38-32 {50% } 14-19 *");
  CHECK(once.find("{[%broken must-capture: ") != std::string::npos);
  CHECK(once.find("2. 38-32 %7B50%25 %7D 14-19}") != std::string::npos);
  CHECK(again(once) == once);
  const auto games = converting::transcripts(once);
  REQUIRE(games.size() == 1);
  REQUIRE(games.front().broken.size() == 1);
  CHECK(games.front().broken.front().text == "2. 38-32 {50% } 14-19");
  CHECK(games.front().broken.front().code == "must-capture");
}

TEST_CASE("a side line that breaks off loses nothing of the main line") {
  const std::string text = moves_of(again("1. 32-28 19-23 (1... 20-19 2. 31-27) 2. 28x19 14x23 *"));
  CHECK(text.find("(1... ") == std::string::npos);
  CHECK(text.find("] 1... 20-19 2. 31-27}) 2. 28x19 14x23 *") != std::string::npos);
}

TEST_CASE("odd texts are written in form at once: written again they don't change") {
  for (const std::string text :
       {"1. 32-28 19-23 [FEN \"W:WK5:BK46\"] 2. 28x19 14x23 *", "[Setup \"1\"]-\n[FEN \"W:W32,26:B24,18.\"]",
        "[Black \"Piet\" van der Berg]\n\n1. 32-28 *", "[BoardOr 11-15 {hi there}\n\n1. 32-28 *",
        "[GameType \"25\"]\n\n1. c3-d4 - 2. d45-c3 *",
        "1. 32-28 19-23 2. 37-32 /FEN \"B:W28,31-36,38-50:B1-18,20,23\"/ 17-21 3. 28x19 *",
        "1. 32-28 19-23 2. 28x19 /FEN \"B:W19,31,33-50:B1-18,20\"/ 14x23 3. 37-32 *",
        "1. 32-28 19-23 2. 28x19 14x23 3. 37-32 (- 3... 20-24) 10-14 *", "() *", "1. 32-28 ( ) 19-23 *",
        "1. 32-28 {x\r\r\ny} 19-23 *", "1. 32-28 ? ! 19-23 ! $1 $5 ?? *", "1. 32-28!(!) 19-23(!) *", "1. e4 e5 *",
        "1. 32-28 {a} 19-23 (1... 18-23 {b} (1... 17-22)) {c} *"}) {
    INFO(text);
    const std::string once = again(text);
    CHECK(again(once) == once);
  }
  const std::string nul = std::string("1. 32-28 {a") + '\0' + "b} 19-23 *";
  CHECK(moves_of(again(nul)) == "1. 32-28 {a b} 1... 19-23 *");
}

TEST_CASE("what stands where it means nothing is kept as a comment") {
  CHECK(moves_of(again("1. 32-28 19-23 [FEN \"W:WK5:BK46\"] 2. 28x19 14x23 *")) ==
        "1. 32-28 19-23 {FEN W:WK5:BK46} 2. 28x19 14x23 *");
  CHECK(again("[Black \"Piet\" van der Berg]\n\n1. 32-28 *") ==
        "[Black \"Piet\"]\n[GameType \"20\"]\n\n{van der Berg} 1. 32-28 *\n\n");
  CHECK(moves_of(again("1. 32-28 19-23! ? *")) == "1. 32-28 19-23! $2 *");
  CHECK(moves_of(again("1. 32-28 19-23 2. e4 e5 *")).find("] 2. e4 e5} *") != std::string::npos);
}

TEST_CASE("moves behind a setup have the numbers that they would have without it") {
  CHECK(moves_of(again("1. 32-28 19-23 2. 28x19 /FEN \"B:W19,31,33-50:B1-18,20\"/ 14x23 3. 37-32 *")) ==
        "1. 32-28 19-23 2. 28x19 /FEN \"B:W19,31,33-50:B1-18,20\"/ 2... 14x23 3. 37-32 *");
  CHECK(moves_of(again("1. 32-28 19-23 2. 37-32 /FEN \"B:W28,31-36,38-50:B1-18,20,23\"/ 17-21 3. 28x19 *")) ==
        "1. 32-28 19-23 {37-32} /FEN \"B:W28,31-36,38-50:B1-18,20,23\"/ 2... 17-21 3. 28x19 *");
}

TEST_CASE("a parenthesis goes to the next line with the comment that it opens with") {
  pdn::WritingStyle narrow;
  narrow.width = 40;
  const std::string text = again("1. 32-28 {a comment of some words} ({and another of some words} 1. 33-28) *", narrow);
  CHECK(text ==
        "[GameType \"20\"]\n\n1. 32-28 {a comment of some words}\n({and another of some words} 1. 33-28) *\n\n");
}

TEST_CASE("Zimbabwean pool has the GameType of unified pool, which has its squares and rules") {
  const std::string game = "1. a3-b4 d6-c5 2. b4xd6 c7xe5 *";
  const std::string once = converted(game, {}, draughts::Variant::pool_zimbabwe);
  CHECK(once == "[GameType \"23,W,8,8,A0,0\"]\n\n" + game + "\n\n");
  CHECK(converted(once, {}, draughts::Variant::pool_zimbabwe) == once);
  CHECK(converted(once) == once);
}

TEST_CASE("nobody has won on a diagram without moves: the complete roster tells no result of it") {
  pdn::WritingStyle style;
  style.tags = pdn::TagChoice::complete;
  CHECK(again("[FEN \"B:W31:B\"]\n\n*", style).find("[Result \"*\"]") != std::string::npos);
  CHECK(again("[FEN \"W:W32:B28\"]\n\n1. 32x23 *", style).find("[Result \"2-0\"]") != std::string::npos);
}

TEST_CASE("stray text is kept in front of the first game as it is between games") {
  const std::string game = "[Event \"A\"]\n[GameType \"20\"]\n\n1. 32-28 19-23 *\n\n";
  for (const std::string stray : {"Hello world.\n\n", "<html>\n", "two\nlines\n", "}\n", "12 of them\n"}) {
    CAPTURE(stray);
    const std::string first = again(stray + game);
    CHECK(first.find(stray.substr(0, stray.find('\n'))) != std::string::npos);
    CHECK(again(game + stray + game) == game + first);
  }
}

TEST_CASE("a range of squares in a FEN is three men or more of numbers that follow each other") {
  const auto fen_of = [](const std::string& fen) {
    const std::string text = again("[FEN \"" + fen + "\"]\n\n*");
    const std::size_t begin = text.find("[FEN \"") + 6;
    return text.substr(begin, text.find('"', begin) - begin);
  };
  CHECK(fen_of("W:W50,49,48,1:B5,6") == "W:W1,48-50:B5,6");
  CHECK(fen_of("W:WK31,32,33,34:BK1,K2,K3,4,5,6") == "W:WK31,32-34:BK1,K2,K3,4-6");
  CHECK(fen_of("B:W:B1,2,3,5,6") == "B:W:B1-3,5,6");
}
