// Looking around in a game's text.
#include "lookahead.hpp"

#include <string_view>
#include <tao/pegtl/parse.hpp>

#include "characters.hpp"
#include "game_start.hpp"
#include "line_start.hpp"
#include "pdn.hpp"
#include "score_text.hpp"

namespace pdn {
namespace {

namespace pegtl = tao::pegtl;

// clang-format off
struct UnknownMove : pegtl::seq< pegtl::one< '-' >, pegtl::not_at< pegtl::digit > > {};
struct NumericMove : pegtl::seq< pegtl::plus< pegtl::digit >, pegtl::star< grammar::Blank >, grammar::Dash > {};
struct LetterMove  : pegtl::seq< grammar::File, pegtl::digit > {};
struct AnyMove     : pegtl::sor< NumericMove, LetterMove, UnknownMove, grammar::BareMove > {};
struct FirstNumber : pegtl::seq< grammar::FirstNumber, pegtl::not_at< pegtl::one< '.' > >, pegtl::opt< grammar::Space > > {};
struct SetupAhead  : pegtl::seq< pegtl::one< '/' >, grammar::SetupBegin > {};
struct WholeMove   : pegtl::sor< pegtl::seq< grammar::Number, grammar::NumericHops >, grammar::Algebraic > {};
struct TwoMoves    : pegtl::seq< WholeMove, grammar::Space, WholeMove, pegtl::at< pegtl::sor< grammar::Space, pegtl::eof > > > {};
struct Alone       : pegtl::at< pegtl::sor< grammar::Space, pegtl::one< '[', '{' >, pegtl::eof > > {};
struct Apart       : pegtl::at< pegtl::sor< grammar::Space, grammar::StrayBytes, pegtl::one< '[', '{', '%', ';', '*' >, pegtl::eof > > {};
struct LineOrGame  : pegtl::seq< pegtl::star< grammar::Blank >, pegtl::sor< pegtl::one< '\n', '\r', '[', '{', '*' >, pegtl::eof > > {};
// clang-format on

bool is_name_or_sign(char byte) noexcept {
  return is_letter(byte) || is_digit(byte) || byte == '-';
}

}  // namespace

template <typename Rule>
const char* Lookahead::try_rule(const char* at) {
  const char* here = in_.current();
  in_.go_to(at);
  const char* end = pegtl::parse<Rule>(in_) ? in_.current() : nullptr;
  in_.go_to(here);
  return end;
}

bool Lookahead::at_end(const char* at) {
  return try_rule<pegtl::eof>(at) != nullptr;
}

bool Lookahead::first_on_line(const char* at) const noexcept {
  return line_end_before(begin_, at) != nullptr || back_over_blanks(begin_, at) == begin_;
}

bool Lookahead::behind_empty_line(const char* at) const noexcept {
  return is_behind_empty_line(begin_, at);
}

const char* Lookahead::skip_between(const char* at) {
  return try_rule<grammar::Between>(at);
}

bool Lookahead::tag_follows(const char* at) {
  at = skip_between(at);
  return !at_end(at) && *at == '[';
}

bool Lookahead::move_follows(const char* at) {
  return try_rule<AnyMove>(skip_between(at)) != nullptr;
}

bool Lookahead::is_first_number(const char* at) {
  const char* behind = try_rule<FirstNumber>(at);
  if (behind == nullptr || try_rule<AnyMove>(behind) == nullptr) return false;
  const char* score = try_rule<grammar::OddResult>(behind);
  return score == nullptr || !is_usual_result({behind, static_cast<std::size_t>(score - behind)});
}

bool Lookahead::moves_begin(const char* at) {
  const bool is_file = (*at | 0x20) >= 'a' && (*at | 0x20) <= 'l';
  if (!is_digit(*at) && !is_file && *at != '/') return false;
  if (at != begin_ && (is_name_or_sign(at[-1]) || at[-1] == '.')) return false;
  if (is_digit(*at) && is_numbered_move(at, in_.end())) return true;
  if (*at == '/') return try_rule<SetupAhead>(at) != nullptr;
  return try_rule<TwoMoves>(at) != nullptr;
}

bool Lookahead::is_alternative(const char* at) {
  return try_rule<grammar::Alternative>(at) != nullptr;
}

bool Lookahead::game_ends_behind(const char* at) {
  at = skip_between(at);
  return at_end(at) || *at == '[' || *at == '*' || is_first_number(at);
}

// `score` begins with no blank.
const char* Lookahead::score(const char* at, std::string_view score) {
  if (*at != score.front() || (at != begin_ && is_name_or_sign(at[-1]))) return nullptr;
  const char* end = at;
  for (const char byte : score) {
    if (byte == ' ' || byte == '\t') continue;
    at = try_rule<pegtl::star<grammar::Blank>>(end);
    if (at_end(at) || *at != byte) return nullptr;
    end = at + 1;
  }
  return try_rule<Apart>(end) != nullptr ? end : nullptr;
}

const char* Lookahead::terminator_again(const char* at, std::string_view result) {
  at = try_rule<pegtl::opt<grammar::Space>>(at);
  if (at_end(at)) return nullptr;
  if (*at == '*') return try_rule<Apart>(at + 1) != nullptr ? at + 1 : nullptr;
  return is_usual_result(result) ? score(at, result) : nullptr;
}

const char* Lookahead::decimal_score(const char* at) {
  return try_rule<grammar::DecimalResult>(at);
}

const char* Lookahead::tag(const char* at) {
  return try_rule<grammar::Tag>(at);
}

const char* Lookahead::comment(const char* at) {
  return try_rule<grammar::ClosedComment>(at);
}

const char* Lookahead::lone_terminator(const char* at) {
  if (at == begin_ || !is_space(at[-1])) return nullptr;
  const char* end = try_rule<grammar::PlainResult>(at);
  if (end == nullptr || try_rule<Alone>(end) == nullptr) return nullptr;
  if (*at != '*' && !is_usual_result({at, static_cast<std::size_t>(end - at)})) return nullptr;
  if (try_rule<LineOrGame>(end) != nullptr) return end;
  const char* behind = try_rule<pegtl::star<grammar::Blank>>(end);
  return is_first_number(behind) ? end : nullptr;
}

}  // namespace pdn
