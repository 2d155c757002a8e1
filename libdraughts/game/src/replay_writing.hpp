// Replay's part for how moves are written: their numbers, signs and paths. Included by replay_inline.hpp alone.
#pragma once

#include <fmt/format.h>

#include <string>
#include <utility>

#include "draughts/game/move_writing.hpp"
#include "replay.hpp"
#include "written_move.hpp"

namespace draughts {

/// A number counts only with a move behind it: `77. ... *` says nothing.
template <Rules R>
void Replay<R>::see_number(Line<R>& line) {
  const std::size_t index = *line.waiting;
  line.waiting.reset();
  if (!line.numbers.expects(event(index).value, event(index).flag)) see_unexpected_number(line, index);
}

template <Rules R>
void Replay<R>::see_unexpected_number(Line<R>& line, std::size_t index) {
  const std::uint32_t number = event(index).value;
  const bool dots = event(index).flag;
  const MoveNumbers before = line.numbers;
  if (line.numbers.see(number, dots) || trial_) return;
  // Some write "1... 11-15 2. 23-19" where Black begins, as if White had passed.
  if (R::first_mover == Colour::black && line.ply == 0 && number == 1 && dots) return;
  report(DiagnosticCode::move_number, index,
         fmt::format("number {}{} where {}{} is expected", number, dots ? "..." : "", before.expected(),
                     before.second_side() ? "..." : ""),
         "renumber the moves, or look for one that is missing or too many");
}

template <Rules R>
void Replay<R>::check_writing(std::size_t index, const Move<R>& move, PathForm form) {
  const Separator separator = event(index).separator;
  const bool right_sign =
      separator == Separator::none || character_of(separator) == (move.is_capture() ? R::capture_sign : '-');
  const auto say = [&](DiagnosticCode code, std::string message) {
    report(code, index, std::move(message),
           fmt::format("write {}", write_move<R>(line().position, move, names_for(index))));
  };
  if (!right_sign && !move.is_capture())
    say(DiagnosticCode::wrong_separator, fmt::format("{} on a move that takes nothing", character_of(separator)));
  else if (!right_sign && separator == Separator::hyphen)
    say(DiagnosticCode::wrong_separator, "- on a capture");
  else if (!right_sign)
    say(DiagnosticCode::capture_sign,
        fmt::format("captures are written with {}, not {}", R::capture_sign, character_of(separator)));
  if (form == PathForm::partial)
    say(DiagnosticCode::partial_path, "the path is neither short nor complete, though only one capture fits it");
  else if (form == PathForm::complete && !needs_path<R>(line().position, move))
    say(DiagnosticCode::needless_path, {});
}

}  // namespace draughts
