// Reading FEN: what the grammar finds becomes a setup with the place of each piece. Writing is in fen_writing.cpp.
#include "pdn/fen_text.hpp"

#include <algorithm>
#include <bitset>
#include <optional>
#include <tao/pegtl/memory_input.hpp>
#include <tao/pegtl/normal.hpp>
#include <tao/pegtl/nothing.hpp>
#include <tao/pegtl/parse.hpp>
#include <utility>

#include "fen.hpp"

namespace pdn {

using draughts::Colour;
using draughts::DiagnosticCode;
using draughts::WrittenSquare;

namespace {

namespace pegtl = tao::pegtl;
namespace rules = fen_grammar;
using FenInput = pegtl::memory_input<pegtl::tracking_mode::lazy, pegtl::eol::lf, const char*>;

// Why a FEN can't be read; thrown by actions and demands, caught by parse_fen.
struct FenFault {
  std::string_view where;
  std::string message;
};

// A part that can be read, but that the standard writes otherwise.
struct OddPart {
  std::string_view where;
  std::string message;
};

// What the actions build.
class FenReading {
 public:
  FenReading(std::string_view fen, FenPlace place, draughts::WrittenSetup& setup)
      : fen_(fen), place_(place), setup_(setup) {}

  void turn(std::string_view text) {
    note_lower_case(text);
    if (text != "?") setup_.setup.turn = colour_of(text);
  }

  void side(std::string_view /*text*/) { ++sides_; }

  void colour(std::string_view text) {
    note_lower_case(text);
    colour_ = colour_of(text);
    bool& seen = *colour_ == Colour::white ? white_seen_ : black_seen_;
    if (seen) throw FenFault{text, std::string("the colour ") + letter_of(*colour_) + " is given twice"};
    seen = true;
  }

  void king(std::string_view text) {
    king_ = true;
    if (text == "k") note_form(text, "found \"k\", expected K before a king's square");
  }

  void number(std::string_view text) {
    first_ = text;
    from_ = to_ = number_of(text);
  }

  void range_end(std::string_view text) {
    to_ = number_of(text);
    if (to_ < from_) throw FenFault{{first_.data(), first_.size() + 1 + text.size()}, "a range that runs backwards"};
  }

  void letters(std::string_view text) {
    const char file = text.front();
    const bool upper = file >= 'A' && file <= 'L';
    square_ = WrittenSquare::algebraic(static_cast<unsigned>(file - (upper ? 'A' : 'a')), number_of(text.substr(1)));
    if (square_->is_beyond()) throw no_such_square(text);
    if (upper) note_form(text, "found the square \"" + std::string(text) + "\", expected its letter in lower case");
  }

  void pieces(std::string_view text) {
    if (square_) {
      add(*square_, text);
    } else {
      for (unsigned number = from_; number <= to_; ++number) add(WrittenSquare::numeric(number), text);
    }
    square_.reset();
    king_ = false;
  }

  void space(std::string_view text) { note_form(text, "white space in the FEN, expected none"); }

  void dot(std::string_view text) { note_form(text, "found \".\" behind the squares, expected the end of the FEN"); }

  void counter(std::string_view text) {
    note_form(text, "found \"" + std::string(text) + "\", an extra field of a site, expected the end of the FEN");
  }

  // `W::` is a null move; less than that is no position.
  void end() const {
    if (sides_ == 0 || (sides_ == 1 && !colour_))
      throw FenFault{fen_.substr(fen_.size()), "expected :W or :B and squares behind the side to move"};
  }

  [[nodiscard]] const std::optional<OddPart>& odd_part() const noexcept { return odd_part_; }

  [[nodiscard]] draughts::SourceSpan in_source(std::string_view part) const noexcept {
    return {place_.source + span(part).offset, static_cast<std::uint32_t>(part.size())};
  }

 private:
  // The first part that is not in the standard's form; the rest of the FEN says no more.
  void note_form(std::string_view part, std::string message) {
    if (!odd_part_) odd_part_ = OddPart{part, std::move(message)};
  }

  void note_lower_case(std::string_view letter) {
    if (letter == "w" || letter == "b")
      note_form(letter, "found \"" + std::string(letter) + "\", expected W or B for a colour");
  }

  static Colour colour_of(std::string_view letter) noexcept {
    return letter == "W" || letter == "w" ? Colour::white : Colour::black;
  }
  static char letter_of(Colour colour) noexcept { return colour == Colour::white ? 'W' : 'B'; }

  static FenFault no_such_square(std::string_view text) { return {text, "there is no square " + std::string(text)}; }

  static unsigned number_of(std::string_view digits) {
    const std::size_t first = std::min(digits.find_first_not_of('0'), digits.size());
    if (digits.size() - first > 2) throw no_such_square(digits);
    unsigned number = 0;
    for (const char digit : digits) number = number * 10 + static_cast<unsigned>(digit - '0');
    return number;
  }

  [[nodiscard]] draughts::Span span(std::string_view part) const noexcept {
    return {place_.offset + static_cast<std::uint32_t>(part.data() - fen_.data()),
            static_cast<std::uint32_t>(part.size())};
  }

  void add(WrittenSquare square, std::string_view text) {
    const std::size_t key = square.is_numeric() ? square.number() : 100 + square.file() * 12 + square.rank();
    if (taken_[key]) throw FenFault{text, "a square that stands in this FEN already"};
    taken_[key] = true;
    setup_.setup.pieces.push_back({square, *colour_, king_});
    setup_.piece_spans.push_back(span(text));
  }

  std::string_view fen_;
  FenPlace place_;
  draughts::WrittenSetup& setup_;
  std::bitset<256> taken_;
  std::optional<OddPart> odd_part_;
  std::optional<Colour> colour_;
  std::optional<WrittenSquare> square_;
  std::string_view first_;
  unsigned from_ = 0;
  unsigned to_ = 0;
  unsigned sides_ = 0;
  bool king_ = false;
  bool white_seen_ = false;
  bool black_seen_ = false;
};

template <typename Rule>
struct FenAction : pegtl::nothing<Rule> {};

template <auto Member>
struct Tell {
  template <typename ActionInput>
  static void apply(const ActionInput& in, FenReading& reading) {
    (reading.*Member)(in.string_view());
  }
};

// clang-format off
template <> struct FenAction<rules::Turn>     : Tell<&FenReading::turn> {};
template <> struct FenAction<rules::Side>     : Tell<&FenReading::side> {};
template <> struct FenAction<rules::Colour>   : Tell<&FenReading::colour> {};
template <> struct FenAction<rules::King>     : Tell<&FenReading::king> {};
template <> struct FenAction<rules::Number>   : Tell<&FenReading::number> {};
template <> struct FenAction<rules::RangeEnd> : Tell<&FenReading::range_end> {};
template <> struct FenAction<rules::Letters>  : Tell<&FenReading::letters> {};
template <> struct FenAction<rules::Pieces>   : Tell<&FenReading::pieces> {};
template <> struct FenAction<rules::Space>    : Tell<&FenReading::space> {};
template <> struct FenAction<rules::Dot>      : Tell<&FenReading::dot> {};
template <> struct FenAction<rules::Counter>  : Tell<&FenReading::counter> {};

template <typename Rule> constexpr const char* expected = nullptr;
template <> constexpr const char* expected<rules::Turn>     = "W, B or ? for the side to move";
template <> constexpr const char* expected<rules::RangeEnd> = "a square that ends the range";
template <> constexpr const char* expected<rules::Pieces>   = "a square behind the comma";
template <> constexpr const char* expected<pegtl::eof>      = "squares, a colour or the end";
// clang-format on

template <typename Rule>
struct FenControl : pegtl::normal<Rule> {
  template <typename ParseInput, typename... States>
  [[noreturn]] static void raise(const ParseInput& in, States&&... /*unused*/) {
    static_assert(expected<Rule> != nullptr);
    const std::string_view rest{in.current(), std::min<std::size_t>(in.size(), 1)};
    throw FenFault{rest, std::string("expected ") + expected<Rule>};
  }
};

void clear(draughts::WrittenSetup& setup) noexcept {
  setup.setup.turn.reset();
  setup.setup.pieces.clear();
  setup.piece_spans.clear();
  setup.readable = true;
}

}  // namespace

void parse_fen(std::string_view fen, FenPlace place, draughts::WrittenSetup& setup,
               std::vector<draughts::Diagnostic>& findings) {
  clear(setup);
  setup.span = {place.offset, static_cast<std::uint32_t>(fen.size())};
  FenReading reading(fen, place, setup);
  FenInput in(fen.data(), fen.data() + fen.size(), "");
  try {
    pegtl::parse<rules::Fen, FenAction, FenControl>(in, reading);
    reading.end();
    if (const auto& part = reading.odd_part())
      findings.push_back(
          draughts::make_diagnostic(DiagnosticCode::fen_form, reading.in_source(part->where), part->message));
  } catch (const FenFault& fault) {
    setup.readable = false;
    findings.push_back(
        draughts::make_diagnostic(DiagnosticCode::bad_fen, reading.in_source(fault.where), fault.message));
  }
}

draughts::WrittenSetup parse_fen(std::string_view fen, std::vector<draughts::Diagnostic>& findings) {
  draughts::WrittenSetup setup;
  parse_fen(fen, {}, setup, findings);
  return setup;
}

}  // namespace pdn
