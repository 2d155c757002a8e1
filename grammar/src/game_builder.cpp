// What GameBuilder does with tokens that are rarer than numbers and plain moves.
#include "game_builder.hpp"

#include <algorithm>

#include "characters.hpp"
#include "clock_reading.hpp"
#include "found_text.hpp"

namespace pdn {

using draughts::DiagnosticCode;
using draughts::EventKind;
using draughts::Separator;
using draughts::WrittenSquare;

namespace {

WrittenSquare algebraic_square(Bytes square) noexcept {
  const char file = *square.begin;
  return WrittenSquare::algebraic(static_cast<unsigned>(file >= 'a' ? file - 'a' : file - 'A'),
                                  number_of({square.begin + 1, square.end}));
}

// A setup without pieces, such as `/FEN "B::"/`, is how an unknown ply is written.
bool is_unknown_ply(const draughts::WrittenSetup& setup) noexcept {
  return setup.readable && setup.setup.pieces.empty();
}

}  // namespace

void GameBuilder::find(DiagnosticCode code, Bytes where, std::string message, std::string hint) {
  if (!draughts::has_room_for(draughts::facts_of(code).severity, game_.findings)) return;
  game_.findings.push_back(
      draughts::make_diagnostic(code, game_.in_source(span(where)), std::move(message), std::move(hint)));
}

void GameBuilder::find(DiagnosticCode code, draughts::Severity severity, Bytes where, std::string message) {
  const std::size_t known = game_.findings.size();
  find(code, where, std::move(message));
  if (game_.findings.size() > known) game_.findings.back().severity = severity;
}

void GameBuilder::misplaced(Bytes text) noexcept {
  token_ = text;
  question_ = Question::misplaced;
}

const char* GameBuilder::last_end() const noexcept {
  if (game_.events.empty()) return nullptr;
  const draughts::Span last = game_.events.back().span;
  return begin_ + last.offset + last.length;
}

bool GameBuilder::last_is(EventKind kind) const noexcept {
  return !game_.events.empty() && game_.events.back().kind == kind;
}

// Numbers and moves

void GameBuilder::report_number(const char* end) {
  if (value_ == 0) question_ = Question::zero_number;
  if ((oddities_ & leading_zero) != 0) find(DiagnosticCode::leading_zero, {token_.begin, end});
}

void GameBuilder::bare_number(Bytes digits) {
  number(digits);
  add(EventKind::number, digits, value_);
  setup_stands_ = false;
  find(DiagnosticCode::move_form, digits, "found " + shown(digits) + ", expected a dot behind a move's number");
}

void GameBuilder::first_square(Bytes square) noexcept {
  token_ = square;
  first_ = algebraic_square(square);
  oddities_ = (is_upper(*square.begin) ? upper_case : 0U) | (square.begin[1] == '0' ? leading_zero : 0U);
  separator_ = Separator::none;
  square_count_ = 0;
}

void GameBuilder::algebraic_hop(Bytes sign_and_square) {
  Bytes square = sign_and_square;
  if (const char first = *square.begin; first == '-' || first == 'x' || first == 'X' || first == ':') {
    sign(first);
    ++square.begin;
  }
  last_square(square);
}

void GameBuilder::last_square(Bytes square) {
  if (is_digit(*square.begin)) {
    const std::uint32_t number = number_of(square);
    if (*square.begin == '0') oddities_ |= number == 0 ? square_zero : leading_zero;
    return push_square(WrittenSquare::numeric(number));
  }
  if (is_upper(*square.begin)) oddities_ |= upper_case;
  push_square(algebraic_square(square));
}

// A square 0, or the same square without a capture, is never a move.
void GameBuilder::settle_move(const char* end) {
  token_.end = end;
  if (square_count_ > 255) {
    drop_move();
    return misplaced(token_);
  }
  const bool stays = square_count_ == 2 && game_.squares[first_index_] == game_.squares.back();
  const bool no_move = (stays && separator_ == Separator::hyphen) ||
                       ((oddities_ & square_zero) != 0 && separator_ != Separator::cross && square_count_ == 2);
  if (no_move) {
    question_ = Question::result;
    return;
  }
  keep_odd_move(end);
}

void GameBuilder::keep_odd_move(const char* end) {
  keep_move(end);
  if ((oddities_ & leading_zero) != 0) find(DiagnosticCode::leading_zero, token_);
  if ((oddities_ & spaced) != 0) find(DiagnosticCode::space_in_move, token_);
  if ((oddities_ & upper_case) != 0)
    find(DiagnosticCode::move_form, token_, "found " + shown(token_) + ", expected lower case");
  if ((oddities_ & odd_sign) != 0)
    find(DiagnosticCode::move_form, token_, "a typographic sign between the squares, expected - or x");
  if (separator_ == Separator::none && game_.squares.back().is_numeric())
    find(DiagnosticCode::move_form, token_, "found " + shown(token_) + ", expected - or x between the squares");
}

void GameBuilder::spaced_move(const char* end) {
  const std::string_view text{token_.begin, static_cast<std::size_t>(end - token_.begin)};
  if (text.find_first_of(" \t") != std::string_view::npos) oddities_ |= spaced;
  settle_move(end);
}

void GameBuilder::bare_move(const char* end) {
  separator_ = Separator::none;
  settle_move(end);
}

void GameBuilder::odd_sign_between(Bytes sign_text) noexcept {
  const char first = *sign_text.begin;
  if (first == '-' || first == 'x' || first == ':' || first == 'X') return sign(first);
  separator_ = first == '\xC3' ? Separator::cross : Separator::hyphen;
  oddities_ |= odd_sign;
}

void GameBuilder::drop_move() noexcept {
  if (square_count_ > 0) game_.squares.resize(first_index_);
  square_count_ = 0;
}

void GameBuilder::continued_hop(Bytes text) {
  if (!last_is(EventKind::move) || game_.events.back().separator == Separator::hyphen ||
      game_.events.back().square_count == 255)
    return misplaced(text);
  draughts::Event& move = game_.events.back();
  Bytes square{text.begin + 1, text.end};
  while (*square.begin == ' ' || *square.begin == '\t') ++square.begin;
  square_count_ = move.square_count;
  last_square(square);
  ++move.square_count;
  const bool follows_blank = last_end() != text.begin || square.begin != text.begin + 1;
  move.span.length = span({begin_ + move.span.offset, text.end}).length;
  if (follows_blank) find(DiagnosticCode::space_in_move, {begin_ + move.span.offset, text.end});
}

void GameBuilder::null_move(Bytes text) {
  if (last_is(EventKind::move) && last_end() == text.begin) return stray(text);
  add(EventKind::null_move, text);
  plies_ += in_variation() ? 0 : 1;
  find(DiagnosticCode::null_move, text);
}

// A `...` behind its number is only numbering, and so is one before a move.
void GameBuilder::ellipsis(Bytes text) {
  token_ = text;
  const std::string_view between{last_end(),
                                 last_is(EventKind::number) ? static_cast<std::size_t>(text.begin - last_end()) : 0};
  if (!last_is(EventKind::number) || between.find_first_not_of(" \t\r\n") != std::string_view::npos) {
    question_ = Question::ellipsis;
    return;
  }
  draughts::Event& number = game_.events.back();
  number.flag = true;
  number.span.length = span({begin_ + number.span.offset, text.end}).length;
}

// Signs, comments, variations

void GameBuilder::strength(Bytes text) {
  if (game_.squares.empty()) return misplaced(text);
  const bool behind_blank = last_is(EventKind::move) && last_end() != text.begin;
  add(EventKind::strength, text);
  if (behind_blank) find(DiagnosticCode::space_before_strength, text);
}

void GameBuilder::fmjd_sign(Bytes text) {
  if (game_.squares.empty()) return misplaced(text);
  add(EventKind::strength, text);
  find(DiagnosticCode::move_form, text,
       "found " + shown(text) + ", a sign of the rule book; expected a comment, for PDN has no such sign");
}

void GameBuilder::asterisk(Bytes text) {
  const bool glued = (last_is(EventKind::move) || last_is(EventKind::strength)) && last_end() == text.begin;
  token_ = text;
  if (!glued) {
    question_ = Question::asterisk;
    return;
  }
  add(EventKind::strength, text);
  find(DiagnosticCode::strength_star, text);
}

void GameBuilder::score(Bytes text) noexcept {
  token_ = text;
  square_count_ = 0;
  question_ = Question::result;
}

void GameBuilder::glyph(Bytes digits) {
  add(EventKind::glyph, {digits.begin - 1, digits.end}, number_of(digits));
}

void GameBuilder::comment(Bytes text) {
  game_.events.push_back({EventKind::comment, Separator::none, 0, false, 0, span(text)});
  if (text.view().find("[%") != std::string_view::npos) read_clocks(game_);
}

void GameBuilder::line_comment(Bytes sign_and_text) {
  Bytes text{sign_and_text.begin + 1, sign_and_text.end};
  if (text.end != text.begin && text.end[-1] == '\r') --text.end;
  game_.events.push_back({EventKind::line_comment, Separator::none, 0, false, 0, span(text)});
  if (*sign_and_text.begin == ';') find(DiagnosticCode::line_comment, {sign_and_text.begin, text.end});
}

void GameBuilder::setup(Bytes text) {
  const auto index = static_cast<std::uint32_t>(game_.setups.size());
  read_fen(fen_);
  add(EventKind::setup, text, index);
  setup_stands_ = true;
  if (in_variation()) return;
  if (is_unknown_ply(game_.setups[index]))
    ++plies_;
  else if (!game_.start_setup && plies_ == 0)
    game_.start_setup = index;
}

void GameBuilder::variation_begin(Bytes text) {
  if (memory_.open_variations.size() >= max_depth_) {
    token_ = text;
    question_ = Question::too_deep;
    return;
  }
  memory_.open_variations.push_back(span(text).offset);
  add(EventKind::variation_begin, text);
}

void GameBuilder::variation_end(Bytes text) {
  if (!in_variation()) return find(DiagnosticCode::unbalanced_parenthesis, text);
  if (last_is(EventKind::variation_begin))
    find(DiagnosticCode::move_form, {begin_ + memory_.open_variations.back(), text.end},
         "nothing between the parentheses, expected a move or a comment");
  memory_.open_variations.pop_back();
  add(EventKind::variation_end, text);
}

// `;` between two lines in one pair of parentheses is as good as `) (`.
void GameBuilder::alternative(Bytes semicolon) {
  add(EventKind::variation_end, {semicolon.begin, semicolon.begin});
  add(EventKind::variation_begin, semicolon);
  find(DiagnosticCode::line_comment, semicolon, "a ; between alternatives, read as ) (");
}

void GameBuilder::stray(Bytes text) {
  find(DiagnosticCode::stray_bytes, text,
       "found " + shown(found_token(text.begin, text.end)) + ", expected white space or nothing between tokens");
}

// What the reader decides

void GameBuilder::drop_number_before(const char* at) noexcept {
  if (last_is(EventKind::number) && last_end() == at) game_.events.pop_back();
}

void GameBuilder::add_result(Bytes text) {
  add(EventKind::result, text);
  find(DiagnosticCode::result_in_variation, text);
}

void GameBuilder::end_by_asterisk(Bytes text) noexcept {
  game_.ending = draughts::Ending::asterisk;
  game_.terminator = span(text);
}

void GameBuilder::end_by_result(Bytes text) {
  game_.ending = draughts::Ending::result;
  game_.terminator = span(text);
  find(DiagnosticCode::result_as_terminator, text);
}

void GameBuilder::close_variations(Bytes end) {
  while (in_variation()) {
    memory_.open_variations.pop_back();
    add(EventKind::variation_end, end);
  }
}

std::size_t GameBuilder::held_bytes() const noexcept {
  return game_.events.size() * sizeof(draughts::Event) + game_.squares.size() * sizeof(WrittenSquare) +
         game_.tags.size() * sizeof(draughts::Tag) + game_.clocks.size() * sizeof(draughts::ClockReading) +
         setup_bytes_;
}

const char* GameBuilder::furthest() const noexcept {
  const char* end = game_.events.empty() ? begin_ : last_end();
  if (game_.tags.empty()) return end;
  const draughts::Span value = game_.tags.back().value;
  return std::max(end, begin_ + value.offset + value.length);
}

const char* GameBuilder::begin_of_number_before(const char* at) const noexcept {
  const bool glued = last_is(EventKind::number) && last_end() == at;
  return glued ? begin_ + game_.events.back().span.offset : at;
}

Bytes GameBuilder::innermost_variation() const noexcept {
  const char* at = begin_ + memory_.open_variations.back();
  return {at, at + 1};
}

std::optional<CommentEvent> GameBuilder::last_comment() const noexcept {
  for (std::size_t index = game_.events.size(); index-- > 0;) {
    const draughts::Event& event = game_.events[index];
    const char* text = begin_ + event.span.offset;
    if (event.kind == EventKind::comment) return CommentEvent{index, {text, text + event.span.length}};
  }
  return std::nullopt;
}

// Forgets the events from one on, and what was found in them. Counts are taken anew.
void GameBuilder::drop_from(std::size_t first) {
  const std::uint64_t offset = game_.in_source(game_.events[first].span).offset;
  std::erase_if(game_.findings, [&](const auto& finding) { return finding.span.offset >= offset; });
  std::size_t squares = 0;
  plies_ = 0;
  memory_.open_variations.clear();
  for (std::size_t index = 0; index < first; ++index) {
    const draughts::Event& event = game_.events[index];
    squares += event.kind == EventKind::move ? event.square_count : 0;
    if (event.kind == EventKind::variation_begin) memory_.open_variations.push_back(event.span.offset);
    if (event.kind == EventKind::variation_end) memory_.open_variations.pop_back();
    const bool ply = event.kind == EventKind::move || event.kind == EventKind::null_move ||
                     (event.kind == EventKind::setup && is_unknown_ply(game_.setups[event.value]));
    plies_ += ply && !in_variation() ? 1 : 0;
  }
  std::erase_if(game_.clocks, [&](const auto& clock) { return clock.comment >= first; });
  game_.squares.resize(squares);
  game_.events.resize(first);
}

}  // namespace pdn
