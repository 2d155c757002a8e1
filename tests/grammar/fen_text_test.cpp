// FEN in and out.
#include <rapidcheck/catch.h>
#include <catch2/catch.hpp>

#include "pdn/fen_text.hpp"
#include "reading.hpp"

using draughts::Colour;
using draughts::Diagnostic;
using draughts::Setup;
using draughts::WrittenSquare;

namespace {

struct Answer {
  std::string fen;  // written back; empty where it can't be read
  std::string findings;
};

Answer read(std::string_view fen) {
  std::vector<Diagnostic> findings;
  const auto written = pdn::parse_fen(fen, findings);
  std::vector<std::string> texts;
  for (const Diagnostic& finding : findings) texts.push_back(test_grammar::to_string(finding));
  return {written.readable ? pdn::write_fen(written.setup) : "", test_grammar::joined(texts)};
}

}  // namespace

TEST_CASE("a FEN in form is read without a word and written back in the usual order") {
  struct Row {
    std::string_view fen;
    std::string_view written;
  };
  for (const Row& row : std::vector<Row>{
           {"W:W31-50:B1-20", "W:W31-50:B1-20"},
           {"B:B1-3,K5:WK46-48", "B:WK46,K47,K48:B1-3,K5"},
           {"W:W28,31,33-50:B1-18,20,23", "W:W28,31,33-50:B1-18,20,23"},
           {"W:W31,29,K15:B14,13,12,9", "W:WK15,29,31:B9,12-14"},
           {"?:W29,13,11:B22,4,2", "?:W11,13,29:B2,4,22"},
           {"W:Wa3,Kc3:Bb8", "W:Wa3,Kc3:Bb8"},
           {"W:W05:B01,02", "W:W5:B1,2"},
           {"W:W31:B", "W:W31:B"},
           {"W:W:B5", "W:W:B5"},
           {"B::", "B:W:B"},
           {"B:W28,27:BK5", "B:W27,28:BK5"},
           {"W:B20:W31", "W:W31:B20"},
           {"W:W99:B1", "W:W99:B1"},
       }) {
    CAPTURE(row.fen);
    CHECK(read(row.fen).fen == row.written);
    CHECK(read(row.fen).findings.empty());
  }
}

TEST_CASE("a FEN out of form is read, and its first odd part named") {
  struct Row {
    std::string_view fen;
    std::string_view written;
    std::string_view finding;
  };
  for (const Row& row : std::vector<Row>{
           {"W:W31-50:B1-20.", "W:W31-50:B1-20", "fen-form 14+1"},
           {"W:W31, 32:B1", "W:W31,32:B1", "fen-form 6+1"},
           {" W:W31:B1 ", "W:W31:B1", "fen-form 0+1"},
           {"W:W31:B1:H0:F1", "W:W31:B1", "fen-form 8+3"},
           {"W:W31:B1:+1+0", "W:W31:B1", "fen-form 8+5"},
           {"W:Wk31:B1", "W:WK31:B1", "fen-form 3+1"},
           {"W:WA3:Bb8", "W:Wa3:Bb8", "fen-form 3+2"},
           {"W:WK 31:B K20", "W:WK31:BK20", "fen-form 4+1"},
           {"w:W31:B20", "W:W31:B20", "fen-form 0+1"},
           {"W:w31:b20", "W:W31:B20", "fen-form 2+1"},
       }) {
    CAPTURE(row.fen);
    CHECK(read(row.fen).fen == row.written);
    CHECK(read(row.fen).findings == row.finding);
  }
}

TEST_CASE("what is odd in a FEN out of form is said, and what stands in its place") {
  const auto message = [](std::string_view fen) {
    std::vector<Diagnostic> findings;
    CHECK(pdn::parse_fen(fen, findings).readable);
    return findings.size() == 1 ? findings[0].message : std::string();
  };
  CHECK(message("W:W31:B1.") == "found \".\" behind the squares, expected the end of the FEN");
  CHECK(message("W:W31, 32:B1") == "white space in the FEN, expected none");
  CHECK(message("W:W31:B1:H0:F1") == "found \":H0\", an extra field of a site, expected the end of the FEN");
  CHECK(message("W:Wk31:B1") == "found \"k\", expected K before a king's square");
  CHECK(message("b:W31:B1") == "found \"b\", expected W or B for a colour");
  CHECK(message("W:WA3:Bb8") == "found the square \"A3\", expected its letter in lower case");
}

TEST_CASE("a FEN that can't be read is an error at the place") {
  struct Row {
    std::string_view fen;
    std::string_view finding;
  };
  for (const Row& row : std::vector<Row>{
           {"W:B:W31:B20", "bad-fen 8+1"},
           {"W:W:W31:B20", "bad-fen 4+1"},
           {"W:W31,31:B31", "bad-fen 6+2"},
           {"W:W31:B31", "bad-fen 7+2"},
           {"W:W31-33:B32", "bad-fen 10+2"},
           {"W:WA3:Ba3", "bad-fen 7+2"},
           {"W:W50-31:B1", "bad-fen 3+5"},
           {"W:W132:B1", "bad-fen 3+3"},
           {"W:Wa13:B1", "bad-fen 3+3"},
           {"W:W31,:B1", "bad-fen 6+1"},
           {"W:W31-:B1", "bad-fen 6+1"},
           {"W:W31:B1:extra", "bad-fen 9+1"},
           {"W31:B1", "bad-fen 1+1"},
           {"", "bad-fen 0+0"},
           {"W", "bad-fen 1+0"},
           {"W:", "bad-fen 2+0"},
           {"W.", "bad-fen 2+0"},
           {"W:.", "bad-fen 3+0"},
           {"rnbqkbnr/8/8/8/8/8/8/RNBQKBNR w KQkq - 0 1", "bad-fen 0+1"},
           {"W:W31:B1;", "bad-fen 8+1"},
       }) {
    CAPTURE(row.fen);
    CHECK(read(row.fen).fen.empty());
    CHECK(read(row.fen).findings == row.finding);
  }
}

TEST_CASE("a FEN's pieces know where they are written") {
  std::vector<Diagnostic> findings;
  draughts::WrittenSetup written;
  pdn::parse_fen("W:W31,K33-34:B5", {100, 1000}, written, findings);
  CHECK(written.span == draughts::Span{100, 15});
  CHECK(written.piece_spans == std::vector<draughts::Span>{{103, 2}, {106, 6}, {106, 6}, {114, 1}});
  pdn::parse_fen("W:W31:B31", {100, 1000}, written, findings);
  CHECK(findings.back().span == draughts::SourceSpan{1107, 2});
}

TEST_CASE("a setup written as FEN is read back as it was") {
  rc::prop("for any pieces on different squares", [] {
    Setup setup;
    setup.turn = *rc::gen::element<std::optional<Colour>>(std::nullopt, Colour::white, Colour::black);
    const bool letters = *rc::gen::arbitrary<bool>();
    const auto squares = *rc::gen::unique<std::vector<unsigned>>(rc::gen::inRange(1U, letters ? 145U : 100U));
    std::vector<unsigned> sorted = squares;
    std::ranges::sort(sorted);
    std::vector<draughts::SetupPiece> black;
    for (const unsigned square : sorted) {
      const auto written =
          letters ? WrittenSquare::algebraic((square - 1) / 12, (square - 1) % 12 + 1) : WrittenSquare::numeric(square);
      const draughts::SetupPiece piece{written, *rc::gen::element(Colour::white, Colour::black),
                                       *rc::gen::arbitrary<bool>()};
      (piece.colour == Colour::white ? setup.pieces : black).push_back(piece);
    }
    setup.pieces.insert(setup.pieces.end(), black.begin(), black.end());
    std::vector<Diagnostic> findings;
    const auto again = pdn::parse_fen(pdn::write_fen(setup), findings);
    RC_ASSERT(findings.empty());
    RC_ASSERT(again.setup == setup);
  });
}
