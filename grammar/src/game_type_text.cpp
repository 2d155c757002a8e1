// Reading and writing GameType.
#include "pdn/game_type_text.hpp"

#include <array>

#include <tao/pegtl/memory_input.hpp>
#include <tao/pegtl/nothing.hpp>
#include <tao/pegtl/parse.hpp>

#include "game_type.hpp"

namespace pdn {

using draughts::Colour;
using draughts::Corner;
using draughts::GameTypeFields;
using draughts::GameTypeTag;
using draughts::NotationKind;

namespace {

namespace pegtl = tao::pegtl;
namespace rules = game_type_grammar;

struct Reading {
  int number = 0;
  GameTypeFields fields;
  bool has_fields = false;
};

unsigned number_of(std::string_view digits) noexcept {
  unsigned number = 0;
  for (const char digit : digits) number = number * 10 + static_cast<unsigned>(digit - '0');
  return number;
}

template <typename Rule>
struct Action : pegtl::nothing<Rule> {};

/// An action that hands the rule's text to a function.
template <auto Function>
struct Call {
  template <typename ActionInput>
  static void apply(const ActionInput& in, Reading& reading) {
    Function(in.string_view(), reading);
  }
};

void type(std::string_view text, Reading& to) {
  const bool negative = text.front() == '-';
  const auto number = static_cast<int>(number_of(text.substr(negative ? 1 : 0)));
  to.number = negative ? -number : number;
}
void start(std::string_view text, Reading& to) {
  to.fields.first = text == "W" || text == "w" ? Colour::white : Colour::black;
}
void width(std::string_view text, Reading& to) {
  to.fields.width = number_of(text);
}
void height(std::string_view text, Reading& to) {
  to.fields.height = number_of(text);
}
void corner(std::string_view text, Reading& to) {
  to.fields.corner = static_cast<Corner>(number_of(text));
}
void invert(std::string_view text, Reading& to) {
  to.fields.inverted = text == "1";
}
void fields(std::string_view, Reading& to) {
  to.has_fields = true;
}
void kind(std::string_view text, Reading& to) {
  to.fields.notation = text == "A" ? NotationKind::algebraic : text == "N" ? NotationKind::numeric : NotationKind::san;
}

// clang-format off
template <> struct Action<rules::Type>   : Call<type> {};
template <> struct Action<rules::Start>  : Call<start> {};
template <> struct Action<rules::Width>  : Call<width> {};
template <> struct Action<rules::Height> : Call<height> {};
template <> struct Action<rules::Kind>   : Call<kind> {};
template <> struct Action<rules::Corner> : Call<corner> {};
template <> struct Action<rules::Invert> : Call<invert> {};
template <> struct Action<rules::Fields> : Call<fields> {};
// clang-format on

template <class Rule>
bool is_whole(std::string_view text) {
  pegtl::memory_input<pegtl::tracking_mode::lazy, pegtl::eol::lf, const char*> in(text.data(), text.size(), "");
  return pegtl::parse<pegtl::seq<rules::Blanks, Rule, rules::Blanks, pegtl::eof>>(in);
}

/// A field behind the number, in a person's words.
struct FieldForm {
  bool (*is)(std::string_view text);
  std::string_view rule;
};

constexpr std::array field_forms{
    FieldForm{is_whole<rules::Start>, "the side that begins should be W or B"},
    FieldForm{is_whole<rules::Width>, "the board's width should be a number"},
    FieldForm{is_whole<rules::Height>, "the board's height should be a number"},
    FieldForm{is_whole<pegtl::seq<rules::Kind, pegtl::opt<rules::Corner>>>,
              "the notation should be A, N or S and a digit 0 to 3"},
    FieldForm{is_whole<rules::Invert>, "the invert flag should be 0 or 1"},
};

/// What is wrong with the fields, each of them behind a comma, of a value that is not whole.
std::string fault_of(std::string_view fields) {
  for (const FieldForm& form : field_forms) {
    if (fields.empty()) return std::string(form.rule) + " and is missing";
    if (fields.front() != ',') break;
    fields.remove_prefix(1);
    const std::string_view field = fields.substr(0, fields.find(','));
    if (!form.is(field)) return std::string(form.rule);
    fields.remove_prefix(field.size());
  }
  return "fields are written as in 20,W,10,10,N2,0";
}

}  // namespace

GameTypeReading read_game_type(std::string_view value) {
  if (const auto whole = parse_game_type(value)) return {whole, {}};
  pegtl::memory_input<pegtl::tracking_mode::lazy, pegtl::eol::lf, const char*> in(value.data(), value.size(), "");
  Reading reading;
  if (!pegtl::parse<pegtl::seq<rules::Blanks, rules::Type, pegtl::not_at<pegtl::digit>, rules::Blanks>, Action>(
          in, reading))
    return {std::nullopt, "not a GameType, which is a number such as 20, or 20,W,10,10,N2,0"};
  const std::string_view behind(in.current(), in.size());
  return {GameTypeTag{reading.number, std::nullopt},
          "only the number " + std::to_string(reading.number) + " of the GameType can be used: " + fault_of(behind)};
}

std::optional<GameTypeTag> parse_game_type(std::string_view value) {
  pegtl::memory_input<pegtl::tracking_mode::lazy, pegtl::eol::lf, const char*> in(value.data(), value.size(), "");
  Reading reading;
  if (!pegtl::parse<rules::GameType, Action>(in, reading)) return std::nullopt;
  GameTypeTag tag;
  tag.number = reading.number;
  if (reading.has_fields) tag.fields = reading.fields;
  return tag;
}

std::string write_game_type(const GameTypeTag& tag) {
  std::string text = std::to_string(tag.number);
  if (!tag.fields) return text;
  const GameTypeFields& fields = *tag.fields;
  text += fields.first == Colour::white ? ",W," : ",B,";
  text += std::to_string(fields.width) + ',' + std::to_string(fields.height) + ',';
  text += "ANS"[static_cast<std::size_t>(fields.notation)];
  if (fields.corner) text += std::to_string(static_cast<unsigned>(*fields.corner));
  text += fields.inverted ? ",1" : ",0";
  return text;
}

}  // namespace pdn
