// The names of verdicts.
#include "support/verdict_name.hpp"

namespace test_support {

using draughts::Verdict;

std::string name_of(Verdict verdict) {
  switch (verdict) {
    case Verdict::legal:
      return "legal";
    case Verdict::too_complex:
      return "too-complex";
    case Verdict::no_piece:
      return "no-piece";
    case Verdict::wrong_colour:
      return "wrong-colour";
    case Verdict::target_occupied:
      return "target-occupied";
    case Verdict::unreachable:
      return "unreachable";
    case Verdict::king_must_rest:
      return "king-must-rest";
    case Verdict::must_capture:
      return "must-capture";
    case Verdict::capture_not_finished:
      return "capture-not-finished";
    case Verdict::must_capture_more:
      return "must-capture-more";
    case Verdict::ambiguous_move:
      return "ambiguous-move";
  }
  return "?";
}

}  // namespace test_support
