// After an error: what is said about it, and where reading goes on. One bad byte costs one game at most.
#include <algorithm>

#include "found_text.hpp"
#include "game_reading.hpp"
#include "game_start.hpp"

namespace pdn {

using draughts::DiagnosticCode;

bool GameReading::recover(const Fault& fault) {
  if (close_nested_comment()) return true;
  report(fault);
  if (uncertain()) return false;
  lost_text_ = lost_text_ || !terminated_;
  cut_short_ = cut_short_ || !(builder_.in_header() || terminated_);
  return skip_to_boundary(fault.code == DiagnosticCode::unterminated_comment);
}

void GameReading::report(const Fault& fault) {
  if (fault.code != DiagnosticCode::syntax) return builder_.find(fault.code, {token_, token_ + 1});
  const Bytes found = found_token(token_, end_);
  if (found.end == end_) in_.ask_behind_end();
  std::string message = "found " + shown(found) + ", expected ";
  if (fault.expected != nullptr) {
    message += fault.expected;
  } else {
    message += builder_.in_header() ? "a tag or a move" : "a move, a comment, a variation or the end of the game";
  }
  const bool chess = looks_like_chess(found.view());
  builder_.find(DiagnosticCode::syntax, found, std::move(message), chess ? std::string(chess_hint) : std::string());
}

// Goes to the next place where a game, or this one before its moves, may go on. False when nothing of this game is
// left.
bool GameReading::skip_to_boundary(bool in_comment) {
  const char* at = token_;
  bool comments_close = true;
  while (at != end_) {
    if (const auto goes_on = goes_on_at(at, in_comment)) return *goes_on;
    if (*at == '{' && at != token_ && comments_close) {
      if (const char* behind = look_.comment(at)) {
        at = behind;
        continue;
      }
      comments_close = false;  // nor does any other before the next game
    }
    ++at;
  }
  in_.go_to(end_);
  in_.ask_behind_end();
  if (complete_) finish(end_);
  return false;
}

// Whether the game goes on at a place, or ends there; nothing where the place is one of the text that is skipped.
std::optional<bool> GameReading::goes_on_at(const char* at, bool in_comment) {
  const bool before_moves = builder_.in_header() && !terminated_;
  const bool is_tag = *at == '[' && look_.first_on_line(at) && look_.tag(at) != nullptr;
  const bool is_first_line = is_first_line_of_moves(begin_, at, end_);
  const bool is_move = !in_comment && at != token_ && look_.moves_begin(at);
  if (before_moves && (is_tag || is_first_line || is_move)) {
    in_.go_to(at);
    return true;
  }
  if (is_first_line || (is_tag && (terminated_ || starts_game(at)))) {
    in_.go_to(at);
    finish(at);
    return false;
  }
  if (!in_comment && !terminated_ && at != token_ && end_by_lone_terminator(at)) return true;
  return std::nullopt;
}

bool GameReading::end_by_lone_terminator(const char* at) {
  const char* end = look_.lone_terminator(at);
  if (end == nullptr) return false;
  in_.go_to(end);
  if (*at == '*') {
    builder_.end_by_asterisk({at, end});
  } else {
    builder_.end_by_result({at, end});
  }
  terminated_ = true;
  return true;
}

// An error behind a comment that holds a `{` is one more `}`: then the whole stretch between the outer braces is the
// comment, and the game goes on.
bool GameReading::close_nested_comment() {
  const auto outer = builder_.last_comment();
  if (!outer) return false;
  const char* inner = std::find(outer->text.begin, outer->text.end, '{');
  if (inner == outer->text.end) return false;
  std::size_t depth = 1;
  const char* at = outer->text.begin;
  while (at != end_) {
    depth += *at == '{' ? 1U : 0U;
    depth -= *at == '}' ? 1U : 0U;
    if (depth == 0) break;
    if (*at == '[' && look_.first_on_line(at) && look_.tag(at) != nullptr) return false;
    if (is_first_line_of_moves(begin_, at, end_)) return false;
    ++at;
  }
  if (at == end_) in_.ask_behind_end();
  if (depth != 0 || at < token_) return false;
  builder_.drop_from(outer->event);
  builder_.comment({outer->text.begin, at});
  builder_.find(DiagnosticCode::nested_comment, {inner, inner + 1});
  in_.go_to(at + 1);
  return true;
}

}  // namespace pdn
