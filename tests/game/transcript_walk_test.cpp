// Boards along a transcript, compared with boards laid out by hand.
#include "draughts/game/transcript_walk.hpp"

#include <catch2/catch.hpp>
#include <map>
#include <string>
#include <vector>

#include "draughts/rules/variants/international.hpp"
#include "pdn/fen_text.hpp"
#include "support/converting/converting.hpp"

using draughts::Entry;
using draughts::EntryKind;
using draughts::Transcript;
using draughts::TranscriptWalk;

namespace {

std::string fen_of(const draughts::Diagram* board) {
  if (board == nullptr) return "unknown";
  return pdn::write_fen(board->setup(draughts::numbering_of<draughts::International>()));
}

bool is_step(EntryKind kind) {
  return kind == EntryKind::move || kind == EntryKind::unjudged_move || kind == EntryKind::null_move ||
         kind == EntryKind::setup;
}

/// The boards behind each step of the only game of a text, in the order of the text.
std::vector<std::string> boards(const std::string& text) {
  const Transcript transcript = converting::transcripts(text, draughts::Variant::international).at(0);
  TranscriptWalk walk;
  walk.begin(transcript);
  std::vector<std::string> all;
  for (const Entry& entry : transcript.entries) {
    walk.take(entry);
    if (is_step(entry.kind)) all.push_back(fen_of(walk.board()));
  }
  all.push_back("end " + fen_of(walk.board()));
  return all;
}

using Boards = std::vector<std::string>;

}  // namespace

TEST_CASE("a walk takes captured pieces off and crowns men that end on the far row") {
  CHECK(boards("[FEN \"W:W14,47:B9,36\"]\n\n1. 14x3 36-41 2. 47x36 *") ==
        Boards{"B:WK3,47:B36", "W:WK3,47:B41", "B:WK3,36:B", "end B:WK3,36:B"});
}

TEST_CASE("a man that passes the far row in a capture stays a man on the walk") {
  CHECK(boards("[FEN \"W:W12:B8,9,45\"]\n\n1. 12x14 *") == Boards{"B:W14:B45", "end B:W14:B45"});
}

TEST_CASE("a king that ends a capture where it began is still there") {
  CHECK(boards("[FEN \"W:WK25:B13,20,29,30\"]\n\n1. 25x25 *").front() == "B:WK25:B");
}

TEST_CASE("a variation starts before the last move, and the line goes on where it was") {
  CHECK(boards("[FEN \"W:W38,48:B3,12\"]\n\n1. 38-32 (1. 38-33 3-9 (1... 3-8 2. 48-43) 2. 48-42) 1... 12-17 *") ==
        Boards{"B:W32,48:B3,12", "B:W33,48:B3,12", "W:W33,48:B9,12", "W:W33,48:B8,12", "B:W33,43:B8,12",
               "B:W33,42:B9,12", "W:W32,48:B3,17", "end W:W32,48:B3,17"});
}

TEST_CASE("a variation that continues starts behind the last move") {
  CHECK(boards("[FEN \"W:W38,48:B3,12\"]\n\n1. 38-32 (1... 12-17 2. 48-42) 1... 12-18 *") ==
        Boards{"B:W32,48:B3,12", "W:W32,48:B3,17", "B:W32,42:B3,17", "W:W32,48:B3,18", "end W:W32,48:B3,18"});
}

TEST_CASE("nobody knows the board behind a null move, up to a setup") {
  CHECK(boards("[FEN \"W:W38,48:B3,12\"]\n\n1. 38-32 /FEN \"W::\"/ 2. 48-42 /FEN \"B:W20:B3\"/ 2... 3-8 *") ==
        Boards{"B:W32,48:B3,12", "unknown", "unknown", "B:W20:B3", "W:W20:B8", "end W:W20:B8"});
}

TEST_CASE("leaving variations leads back to the line that they branch off from") {
  const Transcript transcript = converting::transcripts("[FEN \"W:W38:B12\"]\n\n1. 38-32 (1. 38-33 (1. 38-33)) *",
                                                        draughts::Variant::international)
                                    .at(0);
  TranscriptWalk walk;
  walk.begin(transcript);
  for (const Entry& entry : transcript.entries) {
    if (entry.kind == EntryKind::variation_end) break;
    walk.take(entry);
  }
  CHECK(walk.depth() == 2);
  CHECK(fen_of(walk.board()) == "B:W33:B12");
  CHECK(fen_of(walk.board_before()) == "W:W38:B12");
  walk.leave(0);
  CHECK(walk.depth() == 0);
  CHECK(fen_of(walk.board()) == "B:W32:B12");
}
