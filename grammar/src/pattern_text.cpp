// Reading patterns: what the grammar finds becomes wanted squares. A FEN is read by fen_text.
#include "pdn/pattern_text.hpp"

#include <algorithm>
#include <array>
#include <bitset>
#include <optional>
#include <tao/pegtl/memory_input.hpp>
#include <tao/pegtl/normal.hpp>
#include <tao/pegtl/nothing.hpp>
#include <tao/pegtl/parse.hpp>
#include <vector>

#include "pattern.hpp"
#include "pdn/fen_text.hpp"

namespace pdn {

using draughts::Colour;
using draughts::PositionPattern;
using draughts::Wanted;
using draughts::WrittenSquare;

namespace {

namespace pegtl = tao::pegtl;
namespace rules = pattern_grammar;
using PatternInput = pegtl::memory_input<pegtl::tracking_mode::lazy, pegtl::eol::lf, const char*>;

/// Why a pattern can't be read; thrown by actions and demands, caught by parse_pattern.
struct PatternFault {
  std::string_view where;
  std::string message;
};

Wanted piece_wanted(Colour colour, bool king) noexcept {
  if (colour == Colour::white) return king ? Wanted::white_king : Wanted::white_man;
  return king ? Wanted::black_king : Wanted::black_man;
}

/// What the actions build.
class PatternReading {
 public:
  void turn(std::string_view text) {
    if (text != "?") pattern_.turn = colour_of(text);
  }
  void colon(std::string_view /*text*/) { colour_.reset(); }
  void colour(std::string_view text) { colour_ = colour_of(text); }
  void king(std::string_view /*text*/) { king_ = true; }
  void empty(std::string_view /*text*/) { other_ = Wanted::nothing; }
  void occupied(std::string_view /*text*/) { other_ = Wanted::any_piece; }

  void number(std::string_view text) { from_ = to_ = number_of(text); }
  void range_end(std::string_view text) {
    to_ = number_of(text);
    if (to_ < from_) throw PatternFault{text, "a range that runs backwards"};
  }
  void letters(std::string_view text) {
    const char file = text.front() >= 'a' ? text.front() : static_cast<char>(text.front() - 'A' + 'a');
    square_ = WrittenSquare::algebraic(static_cast<unsigned>(file - 'a'), number_of(text.substr(1)));
    if (square_->is_beyond()) throw no_such_square(text);
  }

  void piece(std::string_view text) {
    if (square_) {
      want(*square_, text);
    } else {
      for (unsigned number = from_; number <= to_; ++number) want(WrittenSquare::numeric(number), text);
    }
    square_.reset();
    other_.reset();
    king_ = false;
  }

  [[nodiscard]] PositionPattern& pattern() noexcept { return pattern_; }

 private:
  static Colour colour_of(std::string_view letter) noexcept {
    return letter == "W" || letter == "w" ? Colour::white : Colour::black;
  }
  static PatternFault no_such_square(std::string_view text) {
    return {text, "there is no square " + std::string(text)};
  }
  static unsigned number_of(std::string_view digits) {
    const std::size_t first = std::min(digits.find_first_not_of('0'), digits.size());
    if (digits.size() - first > 2 || digits.size() == first) throw no_such_square(digits);
    unsigned number = 0;
    for (const char digit : digits) number = number * 10 + static_cast<unsigned>(digit - '0');
    return number;
  }

  void want(WrittenSquare square, std::string_view text) {
    if (!other_ && !colour_) throw PatternFault{text.substr(0, 1), "expected W or B, E or ? behind the colon"};
    if (taken_[square.code()]) throw PatternFault{text, "a square that stands in this pattern already"};
    taken_[square.code()] = true;
    pattern_.squares.push_back({square, other_ ? *other_ : piece_wanted(*colour_, king_)});
  }

  PositionPattern pattern_;
  std::bitset<WrittenSquare::codes> taken_;
  std::optional<Colour> colour_;
  std::optional<Wanted> other_;
  std::optional<WrittenSquare> square_;
  unsigned from_ = 0;
  unsigned to_ = 0;
  bool king_ = false;
};

template <typename Rule>
struct PatternAction : pegtl::nothing<Rule> {};

template <auto Member>
struct Tell {
  template <typename ActionInput>
  static void apply(const ActionInput& in, PatternReading& reading) {
    (reading.*Member)(in.string_view());
  }
};

// clang-format off
template <> struct PatternAction<rules::Turn>     : Tell<&PatternReading::turn> {};
template <> struct PatternAction<rules::Colon>    : Tell<&PatternReading::colon> {};
template <> struct PatternAction<rules::Colour>   : Tell<&PatternReading::colour> {};
template <> struct PatternAction<rules::King>     : Tell<&PatternReading::king> {};
template <> struct PatternAction<rules::Empty>    : Tell<&PatternReading::empty> {};
template <> struct PatternAction<rules::Occupied> : Tell<&PatternReading::occupied> {};
template <> struct PatternAction<rules::Number>   : Tell<&PatternReading::number> {};
template <> struct PatternAction<rules::RangeEnd> : Tell<&PatternReading::range_end> {};
template <> struct PatternAction<rules::Letters>  : Tell<&PatternReading::letters> {};
template <> struct PatternAction<rules::Piece>    : Tell<&PatternReading::piece> {};

template <typename Rule> constexpr const char* expected = "another square";
template <> constexpr const char* expected<rules::Turn>     = "W, B or ? for the side to move";
template <> constexpr const char* expected<rules::RangeEnd> = "a square that ends the range";
template <> constexpr const char* expected<rules::Piece>    = "a square behind the comma";
template <> constexpr const char* expected<pegtl::eof>      = "squares, a colour or the end";
// clang-format on

template <typename Rule>
struct PatternControl : pegtl::normal<Rule> {
  template <typename ParseInput, typename... States>
  [[noreturn]] static void raise(const ParseInput& in, States&&... /*unused*/) {
    const std::string_view rest{in.current(), std::min<std::size_t>(in.size(), 1)};
    throw PatternFault{rest, std::string("expected ") + expected<Rule>};
  }
};

PatternError located(const PatternFault& fault, std::string_view text) {
  return {static_cast<std::size_t>(fault.where.data() - text.data()), fault.where.size(), fault.message};
}

}  // namespace

tl::expected<PositionPattern, PatternError> parse_pattern(std::string_view text) {
  if (text.data() == nullptr) text = "";
  PatternReading reading;
  PatternInput in(text.data(), text.data() + text.size(), "");
  try {
    pegtl::parse<rules::Pattern, PatternAction, PatternControl>(in, reading);
    if (reading.pattern().squares.empty())
      throw PatternFault{text.substr(text.size()), "expected a square that is wanted, such as W27 or E23"};
  } catch (const PatternFault& fault) {
    return tl::unexpected(located(fault, text));
  }
  return std::move(reading.pattern());
}

tl::expected<PositionPattern, PatternError> parse_whole_position(std::string_view fen) {
  if (fen.data() == nullptr) fen = "";
  std::vector<draughts::Diagnostic> findings;
  const draughts::WrittenSetup written = parse_fen(fen, findings);
  if (!written.readable) {
    const auto fault = std::ranges::find(findings, draughts::DiagnosticCode::bad_fen, &draughts::Diagnostic::code);
    return tl::unexpected(
        PatternError{static_cast<std::size_t>(fault->span.offset), fault->span.length, fault->message});
  }
  PositionPattern pattern;
  pattern.turn = written.setup.turn;
  pattern.whole = true;
  for (const draughts::SetupPiece& piece : written.setup.pieces)
    pattern.squares.push_back({piece.square, piece_wanted(piece.colour, piece.king)});
  if (pattern.squares.empty()) return tl::unexpected(PatternError{0, fen.size(), "a board without pieces"});
  return pattern;
}

}  // namespace pdn
