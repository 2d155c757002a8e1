// What pdn-diagnostics(7) says about a written move, decided by the naive generator.
#pragma once

#include <string>
#include <vector>

#include "support/naive_draughts.hpp"

namespace test_support {

/// A move as somebody wrote it: its squares, and whether its sign says capture.
struct WrittenMove {
  std::vector<int> squares;
  bool capture_sign{};
};

/// The diagnostic that the move over these squares deserves, such as "must-capture"; "legal" if it deserves none, and
/// "king-must-rest" for a king that has gone too often in succession. `two-moves` is not decided here.
std::string naive_verdict(const NaiveBoard& board, const std::vector<int>& squares, bool capture_sign);

/// The same in a game: at any ply but the first, a move that is legal for the other side is "two-moves"; and two
/// squares that are the complete path of a capture mean that capture, though a greater one ends alike.
std::string naive_verdict_in_game(const NaiveBoard& board, const std::vector<int>& squares, bool capture_sign,
                                  bool first_ply);

/// How much of its path a legal move shows: "short", "partial" or "complete" (PDN 3.0, writing restriction 9).
std::string naive_path_form(const NaiveBoard& board, const std::vector<int>& squares);

/// The complete paths of a capture: one for each way to take its pieces, ascending.
std::vector<std::vector<int>> naive_complete_paths(const NaiveBoard& board, const NaiveMove& move);

/// A legal move as it should be written: the shortest form that says what is taken, and where several complete paths
/// say it, the first.
WrittenMove naive_written(const NaiveBoard& board, const NaiveMove& move);

/// The squares of a written move by name, joined by that sign.
std::string to_string(const NaiveVariant& variant, const WrittenMove& written, char capture_sign);

/// A legal move as PDN 3.0 writes it.
std::string naive_text(const NaiveBoard& board, const NaiveMove& move);

}  // namespace test_support
