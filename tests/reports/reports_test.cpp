// Trouble that users of draughts and chess software reported, with the right answer. The number is the report's.
#include <catch2/catch.hpp>
#include <string>
#include <vector>

#include "draughts/game/tag_values.hpp"
#include "draughts/source/memory_source.hpp"
#include "pdn/comment_text.hpp"
#include "pdn/fen_text.hpp"
#include "pdn/pdn_stream.hpp"
#include "pdn/reader.hpp"
#include "support/judging/judging.hpp"

using draughts::EventKind;
using judging::codes;
using judging::findings;
using judging::judge;
using Codes = std::vector<std::string>;

namespace {

/// Reads one text and hands each game to `look`.
template <class Look>
std::size_t read_games(const std::string& text, Look look) {
  draughts::MemorySource bytes(text);
  pdn::PdnStream stream(bytes);
  draughts::Game game;
  std::size_t games = 0;
  while (stream.next(game)) {
    look(game);
    ++games;
  }
  return games;
}

/// What pdn-validate finds without --variant.
std::vector<draughts::Diagnostic> found_by_tag(const std::string& text) {
  judging::Terms terms;
  terms.judge.variant.reset();
  return findings(text, terms);
}

Codes slugs_of(const std::vector<draughts::Diagnostic>& found) {
  Codes slugs;
  for (const auto& finding : found) slugs.emplace_back(facts_of(finding.code).slug);
  return slugs;
}

std::size_t count_of(const draughts::Game& game, EventKind kind) {
  std::size_t count = 0;
  for (const auto& event : game.events)
    if (event.kind == kind) ++count;
  return count;
}

const std::string players = "[White \"A\"]\n[Black \"B\"]\n[Round \"3\"]\n\n";

const std::string sixteen_moves =
    "[FEN \"W:WK1,K36,K46:BK45\"]\n\n1. 36-31 45-50 2. 31-18 50-44 3. 18-36 44-35 4. 46-28 35-8 5. 36-22 8-24 "
    "6. 1-18 24-42 7. 22-36 42-48 8. 18-23 48-30 9. 28-6 30-35 10. 36-31 35-24 11. 23-46 24-20 12. 6-11 20-25 ";

}  // namespace

TEST_CASE("R01: a short king capture that could take different men is an error that names both paths") {
  const auto found = findings("[GameType \"20\"]\n[FEN \"W:WK8:B13,31,38,43\"]\n\n1. 8x26 *");
  REQUIRE(found.size() == 1);
  CHECK(found[0].code == draughts::DiagnosticCode::ambiguous_move);
  CHECK(found[0].suggestions == Codes{"8x24x42x26", "8x30x48x26"});
  CHECK(found[0].message == "different pieces could be taken: 8x24x42x26 takes 13,31,38; 8x30x48x26 takes 13,31,43");
}

TEST_CASE("R02: a path that nobody needs is accepted") {
  CHECK(codes("[FEN \"W:W27:B11,12,21\"]\n\n1. 27x16x7x18 *") == Codes{"needless-path"});
}

TEST_CASE("R03: two routes that take the same men are one move, short or along either route") {
  for (const std::string move : {"25x25", "25x9x18x34x25", "25x34x18x9x25"}) {
    const auto verdict = judge("[FEN \"W:WK25:B13,20,29,30\"]\n\n1. " + move + " *").at(0);
    CAPTURE(move);
    CHECK(verdict.valid);
  }
}

TEST_CASE("R04: a partial path that fits one capture is understood") {
  const auto found = findings("[FEN \"W:WK8:B13,31,38,43\"]\n\n1. 8x24x26 *");
  REQUIRE(found.size() == 1);
  CHECK(found[0].code == draughts::DiagnosticCode::partial_path);
  CHECK(found[0].hint == "write 8x24x42x26");
}

TEST_CASE("R05: without a majority rule captures with the same ends may take different numbers of men") {
  const auto found = found_by_tag("[GameType \"25\"]\n[FEN \"W:WKf6:Bb4,d4,g3,g5\"]\n\n1. f6:a5 *");
  REQUIRE(found.size() == 1);
  CHECK(found[0].code == draughts::DiagnosticCode::ambiguous_move);
  CHECK(found[0].suggestions == Codes{"f6:h4:e1:a5", "f6:c3:a5"});
  CHECK(found_by_tag("[GameType \"25\"]\n[FEN \"W:WKf6:Bb4,d4,g3,g5\"]\n\n1. f6:a3 *").empty());
}

TEST_CASE("R08: a man that only passes the last row is not crowned") {
  CHECK(codes("[FEN \"W:W12:B8,9,45\"]\n\n1. 12x14 45-50 2. 14-10 *").empty());
  CHECK(codes("[FEN \"W:W12:B8,9,45\"]\n\n1. 12x14 45-50 2. 14-5 *") == Codes{"unreachable"});
}

TEST_CASE("R09: a man is crowned when its capture ends on the last row, and only then") {
  CHECK(codes("[FEN \"W:W13,38:B9,33,28,18\"]\n\n1. 38x29 *").empty());
  CHECK(codes("[FEN \"W:W14:B9,36\"]\n\n1. 14x3 36-41 2. 3-26 *").empty());
}

TEST_CASE("R10: a backward capture is legal and forced") {
  CHECK(codes("[FEN \"W:W24:B1,30\"]\n\n1. 24x35 *").empty());
  CHECK(codes("[FEN \"W:W24:B1,30\"]\n\n1. 24-20 *") == Codes{"must-capture"});
}

TEST_CASE("R10: in English draughts a man doesn't capture backwards, in pool it does") {
  const auto found = found_by_tag("[GameType \"21\"]\n[FEN \"W:W18:B1,22\"]\n\n1. 18x25 *");
  REQUIRE(found.size() == 1);
  CHECK(found[0].code == draughts::DiagnosticCode::unreachable);
  CHECK(found[0].message == "a man can't get from 18 to 25 in English draughts");
  CHECK(found[0].board->legal == Codes{"18-14", "18-15"});
  CHECK(found_by_tag("[GameType \"23\"]\n[FEN \"W:W18:B1,22\"]\n\n1. 18x25 *").empty());
}

TEST_CASE("R11: most pieces must be taken, and a king counts as one") {
  const auto found = findings("[FEN \"W:W28:B12,22,23\"]\n\n1. 28x19 *");
  REQUIRE(found.size() == 1);
  CHECK(found[0].code == draughts::DiagnosticCode::must_capture_more);
  CHECK(found[0].message == "white must capture 2: 28x8 (28x17x8)");
  for (const std::string move : {"31x2", "31x44"})
    CHECK(codes("[FEN \"W:W31:B8,18,28,39,K27\"]\n\n1. " + move + " *").empty());
}

TEST_CASE("R12: captured men stay on the board until the capture is over") {
  for (const std::string move : {"23x5", "23x10", "23x14", "23x41", "23x46"})
    CHECK(codes("[FEN \"W:WK23:B19,37\"]\n\n1. " + move + " *").empty());
  for (const std::string move : {"47x1", "47x40", "47x45"})
    CHECK(codes("[FEN \"W:WK47:B7,34,42\"]\n\n1. " + move + " *").empty());
}

TEST_CASE("R13: a move from an empty square is told, with what was due") {
  const auto found = findings("1. 32-28 19-23 2. 32-27 *");
  REQUIRE(found.size() == 1);
  CHECK(found[0].code == draughts::DiagnosticCode::no_piece);
  CHECK(found[0].hint.starts_with("28x19 is the only legal move"));
}

TEST_CASE("R14: a FEN that gives a colour twice is an error there") {
  const std::string text = "[FEN \"W:B:W31:B20\"]\n\n1. 31-27 *";
  const auto found = findings(text);
  REQUIRE(found.size() == 1);
  CHECK(found[0].code == draughts::DiagnosticCode::bad_fen);
  CHECK(found[0].span.offset == text.find("B20"));
}

TEST_CASE("R16: FENs with ranges, dots, colours the other way round, and faults") {
  CHECK(codes("[FEN \"W:W31-50:B1-20.\"]\n\n1. 32-28 *") == Codes{"fen-form"});
  CHECK(codes("[FEN \"B:B1-3,K5:WK46-48\"]\n\n*").empty());
  CHECK(codes("[FEN \"W:W31,31:B31\"]\n\n*").at(0) == "bad-fen");
  CHECK(codes("[FEN \"W:W51:B1\"]\n\n*") == Codes{"bad-fen"});
  CHECK(codes("[FEN \"W:W5:B46\"]\n\n*") == Codes{"impossible-position", "impossible-position"});
  std::vector<draughts::Diagnostic> said;
  const auto range = pdn::parse_fen("B:B1-3,K5:WK46-48", said);
  CHECK(pdn::write_fen(range.setup) == "B:WK46,K47,K48:B1-3,K5");
}

TEST_CASE("R17: the 25-move rule counts kings' moves, and a man's move starts it again") {
  const std::string text =
      "[FEN \"W:W15,K1:B36,K45\"]\n\n1. 1-6 45-29 2. 6-22 29-7 3. 22-39 7-18 4. 39-30 18-31 5. 30-24 31-4 6. 24-19 4-9 "
      "7. 19-37 9-13 8. 37-28 13-31 9. 28-39 31-27 10. 39-34 27-9 11. 34-48 9-18 12. 48-25 18-12 13. 25-39 12-18 "
      "14. 39-30 18-1 15. 30-2 1-18 16. 2-24 18-34 17. 24-35 34-25 18. 35-19 25-9 19. 19-37 9-3 20. 37-5 3-9 21. 5-32 "
      "9-4 "
      "22. 32-19 4-18 23. 19-24 18-12 24. 24-20 12-7 25. 20-47 7-18 26. 47-20 *";
  const auto found = findings(text);
  REQUIRE(found.size() == 1);
  CHECK(found[0].code == draughts::DiagnosticCode::draw_no_progress);
  CHECK(found[0].ply == 50U);
  CHECK(found[0].severity == draughts::Severity::warning);
  CHECK(found[0].rule == "FMJD 6.2");
}

TEST_CASE("R18: three kings against one have sixteen moves each") {
  const auto found =
      findings(sixteen_moves + "13. 46-19 25-48 14. 31-4 48-34 15. 11-17 34-29 16. 17-50 29-40 17. 19-30 *");
  REQUIRE(found.size() == 1);
  CHECK(found[0].code == draughts::DiagnosticCode::draw_few_pieces);
  CHECK(found[0].ply == 32U);
  CHECK(found[0].rule == "FMJD 6.3");
}

TEST_CASE("R19: when the lone king takes one of the three, five moves each begin anew") {
  const auto found =
      findings(sixteen_moves +
               "13. 31-9 25x3 14. 46-23 3-26 15. 11-16 26-31 16. 23-14 31-18 17. 14-20 18-34 18. 20-9 34-29 "
               "19. 9-14 *");
  REQUIRE(found.size() == 1);
  CHECK(found[0].ply == 36U);
  CHECK(found[0].rule == "FMJD 6.4");
}

TEST_CASE("R20: two kings against one have five moves each; against two kings, or a man, there is no such count") {
  const auto found = findings(
      "[FEN \"W:WK1,K46:BK45\"]\n\n1. 46-32 45-50 2. 32-27 50-28 3. 27-9 28-10 4. 9-18 10-37 "
      "5. 18-45 37-14 6. 1-34 *");
  REQUIRE(found.size() == 1);
  CHECK(found[0].ply == 10U);
  CHECK(codes("[FEN \"W:WK46,K47:BK4,K5\"]\n\n1. 47-42 4-9 2. 42-38 9-13 3. 38-47 13-18 4. 47-42 18-22 5. 42-38 22-4 "
              "6. 38-47 4-9 *")
            .empty());
}

TEST_CASE("R22: 1-1 is a result, 1-18 a move, and a result inside a variation is a warning") {
  CHECK(judge("1. 32-28 19-23 2. 28x19 14x23 1-1").at(0).plies == 4);
  CHECK(codes("[FEN \"W:WK1:B45\"]\n\n1. 1-18 *").empty());
  CHECK(codes("1. 32-28 19-23 (18-23 1-1) *") == Codes{"result-in-variation"});
}

TEST_CASE("R23: a star glued to a move is a strength sign, a lone one ends the game") {
  CHECK(judge("1. 32-28* 19-23 *\n\n1. 33-29 *").size() == 2);
  CHECK(codes("1. 32-28* 19-23 *\n\n1. 33-29 *") == Codes{"strength-star"});
}

TEST_CASE("R24: spaces inside moves are read, each told once") {
  const auto verdict = judge("1. 32 - 28 19 - 23 2. 28 x 19 14 x 23 *").at(0);
  CHECK(verdict.valid);
  CHECK(verdict.plies == 4);
  CHECK(verdict.findings.size() == 4);
  for (const auto& finding : verdict.findings) CHECK(finding.code == draughts::DiagnosticCode::space_in_move);
}

TEST_CASE("R25: colons as capture signs and numeric glyphs lose no move") {
  const std::string text = "1. 32-28 $1 19-23 2. 28:19 14:23 $22 *";
  CHECK(judge(text).at(0).plies == 4);
  CHECK(codes(text) == Codes{"capture-sign", "capture-sign"});
  read_games(text, [](const draughts::Game& game) { CHECK(count_of(game, EventKind::glyph) == 2); });
}

TEST_CASE("R26: a setup that lets an irregular move stand is one finding, and the game goes on") {
  const auto verdict = judge(
                           "1. 32-28 19-23 /FEN \"B:W28,31-36,38-50:B1-18,20,23\"/ {37-32 was played, 28x19 was "
                           "compulsory} 2... 18-22 *")
                           .at(0);
  CHECK(verdict.valid);
  REQUIRE(verdict.findings.size() == 1);
  CHECK(verdict.findings[0].code == draughts::DiagnosticCode::irregular_move);
}

TEST_CASE("R27: a number that the notation or its own fields contradict is told, with the numbers that fit") {
  const auto numeric = found_by_tag("[GameType \"29\"]\n\n1. 32-28 *");
  CHECK(slugs_of(numeric) == Codes{"game-type-conflict", "wrong-notation"});
  REQUIRE(!numeric.empty());
  CHECK(numeric[0].hint.find("20 (international)") != std::string::npos);
  CHECK(numeric[0].hint.find("40 (frisian)") != std::string::npos);
  CHECK(slugs_of(found_by_tag("[GameType \"21,B,10,10,N1,0\"]\n\n1. 9-14 *")) == Codes{"game-type-conflict"});
  CHECK(found_by_tag("[GameType \"20,W,10,10,N2,0\"]\n\n1. 32-28 *").empty());
}

TEST_CASE("R28: whose win 1-0 is, where Black begins, is told") {
  const auto found = found_by_tag("[GameType \"21\"]\n[Result \"1-0\"]\n\n1. 11-15 23-19 1-0");
  CHECK(slugs_of(found) == Codes{"result-as-terminator", "result-side"});
  REQUIRE(found.size() == 2);
  CHECK(found[1].message.starts_with("black won: "));
}

TEST_CASE("R32: a word processor's blanks and quotes are read as such") {
  const std::string text =
      "[Event\xA0\x93"
      "Club\x94]\n\n1.\xA0"
      "32-28\xA0"
      "19-23 *";
  const auto verdict = judge(text).at(0);
  CHECK(verdict.valid);
  CHECK(verdict.plies == 2);
  const auto said = codes(text);
  CHECK(std::count(said.begin(), said.end(), "encoding") == 1);
  read_games(text, [](const draughts::Game& game) { CHECK(draughts::text_of_tag(game, "Event") == "Club"); });
}

TEST_CASE("R35: comments have no limit") {
  std::string comment;
  for (int word = 0; word < 100000; ++word) comment += "a ";
  read_games("1. 32-28 {" + comment + "} 19-23 *", [&](const draughts::Game& game) {
    CHECK(game.slice(game.events.at(2).span) == comment);
    CHECK(count_of(game, EventKind::move) == 2);
  });
}

TEST_CASE("R36: a game that stops in the middle of a capture is told what the whole capture is") {
  const auto verdict = judge("[FEN \"W:W27:B11,12,21\"]\n\n1. 27x16 2-0").at(0);
  CHECK(verdict.plies == 0);
  CHECK(verdict.findings.at(0).code == draughts::DiagnosticCode::capture_not_finished);
  CHECK(verdict.findings.at(0).board->legal == Codes{"27x18"});
}

TEST_CASE("R37: deep nesting and long games are taken as they come") {
  std::string deep = "1. 32-28 ";
  for (int level = 0; level < 20000; ++level) deep += "(19-23 ";
  for (int level = 0; level < 20000; ++level) deep += ") ";
  const auto said = codes(deep + "*");
  CHECK(std::count(said.begin(), said.end(), "too-deep") == 1);
  std::string shuffle;
  for (int round = 0; round < 1250; ++round) shuffle += "47-42 4-9 42-47 9-4 ";
  CHECK(judge("[FEN \"W:WK46,K47:BK4,K5\"]\n\n" + shuffle + "*").at(0).plies == 5000);
}

TEST_CASE("R39: both clocks of one comment are read, and which one runs") {
  const auto clocks = pdn::parse_clocks("w0:04:58 B0:05:00");
  REQUIRE(clocks);
  CHECK(clocks->white->seconds == 298);
  CHECK_FALSE(clocks->white->running);
  CHECK(clocks->black->seconds == 300);
  CHECK(clocks->black->running);
  CHECK(codes("1. 32-28 {[%clock w0:04:58 B0:05:00]} 19-23 {[%clock W0:04:58 b0:04:57]} *").empty());
}

TEST_CASE("R41: absent tags are noted, not demanded") {
  const auto verdict = judge("[White \"A\"]\n[Black \"B\"]\n[FEN \"B:W28:B19\"]\n\n1... 19-23 2. 28x19 *").at(0);
  CHECK(verdict.valid);
  REQUIRE(verdict.findings.size() == 1);
  CHECK(verdict.findings[0].message == "tags missing: Event, Site, Date, Round, Result");
}

TEST_CASE("R44: two games are read one after the other from one text") {
  CHECK(read_games("1. 32-28 *\n\n1. 33-29 *", [](const draughts::Game&) {}) == 2);
}

TEST_CASE("R46: a Latin-1 file is read, told and shown as UTF-8") {
  const std::string text = "[White \"J\xE1n\"]\n\n1. 32-28 *";
  const auto found = findings(text);
  const auto at = std::find_if(found.begin(), found.end(), [](const draughts::Diagnostic& finding) {
    return finding.code == draughts::DiagnosticCode::encoding;
  });
  REQUIRE(at != found.end());
  CHECK(at->span.offset == 9);
  read_games(text, [](const draughts::Game& game) { CHECK(draughts::text_of_tag(game, "White") == "Ján"); });
}

TEST_CASE("R47: one game in another encoding is one warning, and its neighbours are untouched") {
  const std::string text =
      "[Event \"1 \xC3\xA9\"]\n\n1. 32-28 *\n\n[Event \"Fran\xE7ois\"]\n\n1. 32-28 *\n\n[Event \"3 \xC3\xA9\"]\n\n1. "
      "32-28 *";
  CHECK(codes(text) == Codes{"encoding"});
  std::vector<std::string> events;
  read_games(text, [&](const draughts::Game& game) { events.push_back(draughts::text_of_tag(game, "Event")); });
  CHECK(events == std::vector<std::string>{"1 é", "François", "3 é"});
}

TEST_CASE("R50: escapes in tag values, and a quote that nobody escaped") {
  const std::string text =
      "[Event \"The \\\"Open\\\"\"]\n[Site \"C:\\\\games\\\\\"]\n[Round \"a\"b\" c\"]\n\n1. 32-28 *";
  read_games(text, [](const draughts::Game& game) {
    CHECK(draughts::text_of_tag(game, "Event") == "The \"Open\"");
    CHECK(draughts::text_of_tag(game, "Site") == "C:\\games\\");
    CHECK(draughts::text_of_tag(game, "Round") == "a\"b\" c");
  });
  const auto found = findings(text);
  REQUIRE(found.size() == 1);
  CHECK(found[0].code == draughts::DiagnosticCode::tag_form);
  CHECK(found[0].severity == draughts::Severity::warning);
}

TEST_CASE("R52 and R53: one bad game is told with its ply, and its neighbours stay good") {
  const std::string good = "1. 32-28 19-23 2. 28x19 14x23 *\n\n";
  const auto verdicts =
      judge(good + players + "1. 32-28 19-23 2. 28x19 14x23 3. 37-32 23-30 4. 41-37 10-14 *\n\n" + good);
  REQUIRE(verdicts.size() == 3);
  CHECK(verdicts[0].valid);
  CHECK_FALSE(verdicts[1].valid);
  CHECK(verdicts[2].valid);
  const auto& finding = verdicts[1].findings.back();
  CHECK(finding.code == draughts::DiagnosticCode::unreachable);
  CHECK(finding.ply == 6U);
  CHECK(finding.board->after == "3. 37-32");
  CHECK_FALSE(finding.board->legal.empty());
}

TEST_CASE("R56: games without moves are noted, and a result tag does not quarrel with a star") {
  const std::string text = "[White \"A\"]\n[Black \"B\"]\n[Result \"2-0\"]\n\n*\n\n[White \"C\"]\n\n1. 2-0";
  const auto verdicts = judge(text);
  REQUIRE(verdicts.size() == 2);
  for (const auto& verdict : verdicts) {
    CHECK(verdict.valid);
    CHECK(verdict.plies == 0);
  }
  const auto said = codes(text);
  CHECK(std::count(said.begin(), said.end(), "empty-game") == 2);
  CHECK(std::count(said.begin(), said.end(), "result-mismatch") == 0);
}

TEST_CASE("R58: commands in comments are data, and the text goes on without them") {
  const std::string comment = "good [%clk 1:59:30] plan [%eval 0.12] [%my_cmd a_b]";
  pdn::CommentCommands commands(comment);
  const auto clk = commands.next();
  REQUIRE(clk);
  CHECK(pdn::parse_clock_time(clk->value) == 7170U);
  CHECK(commands.next()->value == "0.12");
  const auto unknown = commands.next();
  REQUIRE(unknown);
  CHECK(unknown->name == "my_cmd");
  CHECK(unknown->value == "a_b");
  CHECK(pdn::text_without_commands(comment) == "good plan");
}

TEST_CASE("R59: results in free text are results, and those of other systems are kept") {
  const auto verdict = judge("[Result \"1 - 1\"]\n\n1. 32-28 19-23 1 - 1").at(0);
  CHECK(verdict.plies == 2);
  CHECK(verdict.valid);
  const auto said = codes("[Result \"1 - 1\"]\n\n1. 32-28 19-23 1 - 1");
  CHECK(std::count(said.begin(), said.end(), "bad-result") == 1);
  CHECK(codes("[ResultFormat \"Delfts\"]\n[Result \"1 1/2 - 1/2\"]\n\n1. 32-28 *").empty());
  CHECK(codes("[Result \"4-6\"]\n\n1. 32-28 19-23 4-6") == Codes{"bad-result", "result-as-terminator"});
}

TEST_CASE("R60: tag and terminator that disagree are told") {
  const auto found = findings("[Result \"2-0\"]\n\n1. 32-28 19-23 1-1");
  REQUIRE(found.size() == 2);  // and a note that a result ends the game
  CHECK(std::any_of(found.begin(), found.end(), [](const draughts::Diagnostic& finding) {
    return finding.message == "the game ends 1-1, but its Result tag says 2-0";
  }));
}

TEST_CASE("R70: a time control of several periods is read") {
  draughts::Game game;
  const std::string_view text = "[TimeControl \"40/7200:20/3600\"]\n[TimeControlBlack \"4800+60\"]\n\n1. 32-28 *";
  REQUIRE(pdn::Reader().read(text, true, 0, game).status == pdn::ReadStatus::game);
  const auto* white = game.time_controls.of(draughts::Colour::white);
  REQUIRE(white);
  REQUIRE(white->periods.size() == 2);
  CHECK(white->periods[0].moves == 40);
  CHECK(white->periods[1].seconds == 3600);
  const auto* black = game.time_controls.of(draughts::Colour::black);
  REQUIRE(black);
  REQUIRE(black->periods.size() == 1);
  CHECK(black->periods[0].increment == 60);
  CHECK(codes("[TimeControl \"40/7200:20/3600\"]\n[TimeControlBlack \"4800+60\"]\n\n1. 32-28 *").empty());
}

TEST_CASE("R74: a number, an ellipsis and the second side's move") {
  const auto verdict = judge("1. 32-28 1. ... 19-23 2. 28x19 2... 14x23 *").at(0);
  CHECK(verdict.plies == 4);
  CHECK(verdict.findings.empty());
}

TEST_CASE("R77: an unclosed comment is told where it opens, and the next header goes on") {
  const auto found = findings("1. 32-28 {unclosed");
  REQUIRE(found.size() == 1);
  CHECK(found[0].code == draughts::DiagnosticCode::unterminated_comment);
  CHECK(found[0].span.offset == 9);
  const auto verdicts = judge("1. 32-28 {unclosed\n\n[Event \"next\"]\n\n1. 32-28 *");
  REQUIRE(verdicts.size() == 2);
  CHECK(verdicts[1].valid);
}

TEST_CASE("a FEN with Black to move and 1... gives one first move") {
  CHECK(judge("[FEN \"B:W28:B19\"]\n\n1... 19-23 *").at(0).plies == 1);
}

TEST_CASE("a result inside a comment ends nothing") {
  CHECK(judge("1. 32-28 { 1-1 } 19-23 *").at(0).plies == 2);
}

TEST_CASE("a line comment before the tags swallows none of them") {
  read_games("% a comment\n[Event \"A\"]\n\n1. 32-28 *",
             [](const draughts::Game& game) { CHECK(game.tags.size() == 1); });
}

TEST_CASE("moves without numbers are moves") {
  CHECK(judge("32-28 19-23 28x19 14x23 *").at(0).plies == 4);
}

TEST_CASE("a range in a FEN is read whole") {
  std::vector<draughts::Diagnostic> said;
  CHECK(pdn::parse_fen("W:W31-50:B1-20", said).setup.pieces.size() == 40);
}
