// Token by token through one game; what is done after errors is in recovery.cpp. The unit that compiles the grammar
// together with its actions.
#include "game_reading.hpp"

#include <algorithm>
#include <tao/pegtl/parse.hpp>

#include "characters.hpp"
#include "pdn_actions.hpp"
#include "score_text.hpp"

namespace pdn {

using draughts::DiagnosticCode;
namespace pegtl = tao::pegtl;

namespace {

// So much text is read between two looks at the memory that a game takes.
constexpr std::ptrdiff_t between_looks = std::ptrdiff_t{1} << 16;

}  // namespace

GameReading::GameReading(bool complete, const ReadLimits& limits, draughts::Game& game, ReaderMemory& memory)
    : in_(game.text),
      begin_(game.text.data()),
      end_(begin_ + game.text.size()),
      complete_(complete),
      look_(in_),
      builder_(game, limits.depth, memory),
      token_(begin_),
      max_held_(limits.held_bytes) {}

bool GameReading::run() {
  bool goes_on = true;
  while (goes_on) {
    try {
      while (step()) {
      }
      goes_on = false;
    } catch (const Fault& fault) {
      holds_too_much_ = fault.code == DiagnosticCode::game_too_large && !uncertain();
      goes_on = fault.code != DiagnosticCode::game_too_large && !uncertain() && recover(fault);
    }
  }
  return !uncertain() && !holds_too_much_;
}

bool GameReading::step() {
  if (terminated_) {
    read_what_follows();
    return false;
  }
  pegtl::parse<pegtl::opt<grammar::Space>>(in_);
  token_ = in_.current();
  if (in_.empty()) {
    if (complete_) end_at(token_);
    return false;
  }
  if (token_ >= builder_.checkpoint()) look_at_memory();
  if (*token_ == '[') return read_tag();
  if (read_odd_result()) return true;
  if ((*token_ == '1' || *token_ == '0') && number_starts_game()) {
    end_at(token_);
    return false;
  }
  if (*token_ == ';' && builder_.in_variation() && look_.is_alternative(token_)) {
    builder_.alternative({token_, token_ + 1});
    in_.bump();
    return true;
  }
  return read_token() && (terminated_ || !builder_.odd_result().empty() || read_plies());
}

// A last token that equals the Result tag ends the game, whatever else it could be. In a game whose Result is none of
// the usual ones each token is read by itself, so that all of them come by here.
bool GameReading::read_odd_result() {
  if (builder_.odd_result().empty()) return false;
  const char* end = look_.score(token_, builder_.odd_result());
  if (end == nullptr || !look_.game_ends_behind(end)) return false;
  in_.go_to(end);
  end_by_result({token_, end});
  return true;
}

// Nearly all of a game is numbers and moves. The loop over them is laid into this one function, with an input of its
// own, so that the place in the text stays in a register.
[[gnu::flatten]] bool GameReading::read_plies() {
  Input in(in_.rest());
  pegtl::parse<grammar::Space>(in);
  pegtl::parse<grammar::Plies, Action, Control>(in, builder_);
  in_.go_to(in.current());
  if (in.asked_behind_end()) in_.ask_behind_end();
  if (!builder_.settled()) [[unlikely]]
    answer();
  return !uncertain();
}

bool GameReading::read_token() {
  if (!pegtl::parse<grammar::Token, Action, Control>(in_, builder_)) throw Fault{DiagnosticCode::syntax, nullptr};
  if (builder_.question() != Question::none) [[unlikely]]
    answer();
  return !uncertain();
}

// Dense text takes several times its size. Called where the last look is some way back.
void GameReading::look_at_memory() {
  if (builder_.held_bytes() > max_held_) throw Fault{DiagnosticCode::game_too_large, nullptr};
  builder_.stop_at(end_ - token_ > between_looks ? token_ + between_looks : end_);
}

bool GameReading::read_tag() {
  if (!pegtl::parse<grammar::Tag, Action, Control>(in_, builder_)) throw Fault{DiagnosticCode::syntax, "a tag"};
  if (uncertain()) return false;
  if (builder_.in_header() ? header_repeats() : tag_starts_game()) {
    end_at(token_);
    return false;
  }
  builder_.add_tag(!builder_.in_header());
  lost_text_ = lost_text_ || builder_.tag().form == TagForm::unclosed;
  return true;
}

// A header without moves ends where an empty line or a comment separates it from a tag that begins headers.
bool GameReading::header_repeats() {
  const TagParts& tag = builder_.tag();
  const draughts::Game& game = builder_.game();
  if (game.tags.empty() || (tag.has_value && !builder_.repeats_header(tag.name.view()))) return false;
  return look_.behind_empty_line(token_) || (!game.events.empty() && look_.first_on_line(token_));
}

// Among open parentheses an empty line shows that they were never closed.
bool GameReading::tag_starts_game() {
  if (!look_.first_on_line(token_)) return false;
  if (builder_.in_variation() && tag_stands_apart()) return true;
  const TagParts& tag = builder_.tag();
  return !tag.has_value || tag.name.view() == "Event" || builder_.header_has(tag.name.view()) ||
         look_.tag_follows(in_.current());
}

// The same of a tag that is met while text is skipped. What an empty line parts from the broken game is none of it.
bool GameReading::starts_game(const char* tag) {
  in_.go_to(tag);
  token_ = tag;
  return pegtl::parse<grammar::Tag, Action, Control>(in_, builder_) && (tag_stands_apart() || tag_starts_game());
}

// Is the tag in form, and below an empty line?
bool GameReading::tag_stands_apart() const {
  return builder_.tag().form == TagForm::standard && look_.behind_empty_line(token_);
}

bool GameReading::number_starts_game() {
  return builder_.plies() >= 2 && !builder_.in_variation() && !builder_.number_follows_setup() &&
         look_.is_first_number(token_);
}

// What stands on the terminator's line, and comments and stray bytes at the end of the source, belong to the game.
void GameReading::read_what_follows() {
  read_rest_of_line();
  if (read_terminator_again()) read_rest_of_line();
  const char* line_end = in_.current();
  if (look_.skip_between(line_end) == end_) {
    while (true) {
      pegtl::parse<pegtl::opt<grammar::Space>>(in_);
      token_ = in_.current();
      if (in_.empty()) break;
      if (token_ >= builder_.checkpoint()) look_at_memory();
      read_token();
    }
  }
  finish(in_.current());
}

// A result, and on a line of its own the same again, or `*`: one end.
bool GameReading::read_terminator_again() {
  const draughts::Game& game = builder_.game();
  if (game.ending != draughts::Ending::result) return false;
  const char* end = look_.terminator_again(in_.current(), game.slice(game.terminator));
  if (end != nullptr) in_.go_to(end);
  return end != nullptr;
}

void GameReading::read_rest_of_line() {
  while (true) {
    const char* behind_last = in_.current();
    pegtl::parse<pegtl::star<grammar::Blank>>(in_);
    token_ = in_.current();
    if (!in_.empty() && *token_ == '*' && builder_.game().ending == draughts::Ending::result) {
      in_.bump();
    } else if (pegtl::parse<pegtl::at<pegtl::sor<pegtl::one<'{', '%', ';'>, grammar::StrayBytes>>>(in_)) {
      if (token_ >= builder_.checkpoint()) look_at_memory();
      read_token();
    } else {
      in_.go_to(behind_last);
      return;
    }
  }
}

// Answers

void GameReading::answer() {
  const Question question = builder_.question();
  const Bytes token = builder_.token();
  builder_.answered();
  switch (question) {
    case Question::none:
      return;
    case Question::result:
      return answer_result(token);
    case Question::asterisk:
      return answer_asterisk(token);
    case Question::zero_number:
      return answer_zero_number(token);
    case Question::ellipsis:
      return answer_ellipsis(token);
    case Question::too_deep:
      return skip_deep_variation(token);
    case Question::misplaced:
      throw Fault{DiagnosticCode::syntax, nullptr};
  }
}

void GameReading::answer_result(Bytes text) {
  const char* first_digit = builder_.begin_of_number_before(text.begin);
  if (const char* end = look_.decimal_score(first_digit)) {
    builder_.drop_move();
    builder_.drop_number_before(text.begin);
    return read_decimal_score({first_digit, end});
  }
  const bool usual = is_usual_result(text.view());
  if ((usual && !builder_.in_variation()) || look_.game_ends_behind(text.end)) {
    builder_.drop_move();
    return end_by_result(text);
  }
  if (!usual && builder_.holds_move()) return builder_.keep_odd_move(text.end);
  builder_.drop_move();
  builder_.add_result(text);
}

void GameReading::answer_asterisk(Bytes text) {
  if (builder_.in_variation() && !look_.game_ends_behind(text.end)) return builder_.add_result(text);
  end_by_asterisk(text);
}

void GameReading::answer_zero_number(Bytes number) {
  const char* end = look_.decimal_score(number.begin);
  if (end == nullptr) return;
  builder_.drop_number_before(number.end);
  read_decimal_score({number.begin, end});
}

void GameReading::read_decimal_score(Bytes text) {
  in_.go_to(text.end);
  if (builder_.in_variation() && !look_.game_ends_behind(text.end)) return builder_.add_result(text);
  end_by_result(text);
}

void GameReading::answer_ellipsis(Bytes dots) {
  if (!look_.move_follows(dots.end)) builder_.null_move(dots);
}

void GameReading::skip_deep_variation(Bytes parenthesis) {
  builder_.find(DiagnosticCode::too_deep, parenthesis);
  std::size_t depth = 1;
  bool comments_close = true;
  const char* at = parenthesis.end;
  while (at != end_ && depth > 0) {
    if (*at == '[' && look_.first_on_line(at) && look_.tag(at) != nullptr) break;
    if (*at == '{' && comments_close) {
      const char* behind = look_.comment(at);
      comments_close = behind != nullptr;
      at = behind != nullptr ? behind : at + 1;
      continue;
    }
    depth += *at == '(' ? 1U : 0U;
    depth -= *at == ')' ? 1U : 0U;
    ++at;
  }
  in_.go_to(at);
}

// Ends

void GameReading::report_open_variation() {
  if (!builder_.in_variation() || cut_short_) return;
  builder_.find(DiagnosticCode::unterminated_variation, builder_.innermost_variation());
  cut_short_ = true;
}

void GameReading::end_by_result(Bytes text) {
  report_open_variation();
  builder_.end_by_result(text);
  terminated_ = true;
}

void GameReading::end_by_asterisk(Bytes text) {
  report_open_variation();
  builder_.end_by_asterisk(text);
  terminated_ = true;
}

// The game ends without a terminator, at the next one or at the end of the source, where the standard asks for none.
// Where an error was all that stood behind the header, the terminator may be among what was lost.
void GameReading::end_at(const char* place) {
  in_.go_to(place);
  report_open_variation();
  finish(place);
  if (place == end_ || cut_short_ || (lost_text_ && builder_.in_header())) return;
  builder_.find(DiagnosticCode::missing_terminator, {place, place});
}

void GameReading::finish(const char* end) {
  while (end != begin_ && is_space(end[-1])) --end;
  const char* text_end = std::max(end, builder_.furthest());
  draughts::Game& game = builder_.game();
  game.text = {begin_, static_cast<std::size_t>(text_end - begin_)};
  game.complete = !(cut_short_ || lost_text_);
  builder_.close_variations({text_end, text_end});
}

}  // namespace pdn
