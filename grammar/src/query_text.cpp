// Reading conditions: rules to the builder's calls, faults to errors with their place.
#include "pdn/query_text.hpp"

#include <algorithm>
#include <string>
#include <tao/pegtl/memory_input.hpp>
#include <tao/pegtl/normal.hpp>
#include <tao/pegtl/nothing.hpp>
#include <tao/pegtl/parse.hpp>
#include <type_traits>
#include <utility>

#include "draughts/search/comparison_fault.hpp"
#include "draughts/source/encoding.hpp"
#include "query.hpp"
#include "query_builder.hpp"
#include "query_errors.hpp"

namespace pdn {
namespace {

namespace pegtl = tao::pegtl;
namespace rules = query_grammar;
using QueryInput = pegtl::memory_input<pegtl::tracking_mode::lazy, pegtl::eol::lf, const char*>;

/// What the actions work on.
struct QueryReading {
  std::string_view text;
  QueryBuilder builder{};
  std::string_view sign{};
  std::string_view value{};
  std::string_view quote{};  // the last one that opened a text

  void demand_room(std::string_view token) const {
    if (builder.is_full()) throw too_deep(token);
  }
};

/// The text of a word, or of a string without its quotes: a backslash stands for the character behind it where that is
/// a quote or a backslash.
std::string plain_text(std::string_view token) {
  const char quote = token.front();
  if (quote != '"' && quote != '\'') return std::string(token);
  token = token.substr(1, token.size() - 2);
  std::string text;
  text.reserve(token.size());
  for (std::size_t at = 0; at < token.size(); ++at) {
    const bool escape = token[at] == '\\' && at + 1 < token.size() && (token[at + 1] == quote || token[at + 1] == '\\');
    if (escape) ++at;
    text += token[at];
  }
  return text;
}

template <typename Rule>
struct QueryAction : pegtl::nothing<Rule> {};

template <>
struct QueryAction<rules::Not> {
  template <typename ActionInput>
  static void apply(const ActionInput& in, QueryReading& reading) {
    reading.demand_room(in.string_view());
    reading.builder.negate();
  }
};

template <>
struct QueryAction<rules::Open> {
  template <typename ActionInput>
  static void apply(const ActionInput& in, QueryReading& reading) {
    reading.demand_room(in.string_view());
    reading.builder.open(static_cast<std::size_t>(in.begin() - reading.text.data()));
  }
};

template <>
struct QueryAction<rules::Close> {
  static void apply0(QueryReading& reading) { reading.builder.close(); }
};

template <>
struct QueryAction<rules::Or> {
  static void apply0(QueryReading& reading) { reading.builder.join_any(); }
};

template <>
struct QueryAction<rules::Valid> {
  static void apply0(QueryReading& reading) { reading.builder.add({draughts::Property::valid}); }
};

template <>
struct QueryAction<rules::Quote> {
  template <typename ActionInput>
  static void apply(const ActionInput& in, QueryReading& reading) {
    reading.quote = {in.begin(), 1};
  }
};

template <>
struct QueryAction<rules::Name> {
  template <typename ActionInput>
  static void apply(const ActionInput& in, QueryReading& reading) {
    std::string name = plain_text(in.string_view());
    if (name.empty()) throw empty_name(in.string_view());
    reading.builder.name(std::move(name));
  }
};

template <>
struct QueryAction<rules::Operator> {
  template <typename ActionInput>
  static void apply(const ActionInput& in, QueryReading& reading) {
    reading.sign = in.string_view();
    reading.builder.comparison(reading.sign);
  }
};

template <>
struct QueryAction<rules::Value> {
  template <typename ActionInput>
  static void apply(const ActionInput& in, QueryReading& reading) {
    draughts::TagComparison comparison = reading.builder.take_comparison(plain_text(in.string_view()));
    if (const auto fault = draughts::fault_of(comparison)) throw meaningless(*fault, reading.sign, in.string_view());
    reading.builder.add({std::move(comparison)});
    reading.value = in.string_view();
  }
};

template <>
struct QueryAction<rules::Presence> {
  static void apply0(QueryReading& reading) { reading.builder.add({reading.builder.take_presence()}); }
};

/// What is said where a rule is demanded and doesn't match. The rest of the demands can't fail.
template <typename Rule>
QueryFault fault_at(const QueryPlace& place, const QueryReading& reading) {
  if constexpr (std::is_same_v<Rule, rules::Primary>) return no_condition(place);
  if constexpr (std::is_same_v<Rule, rules::Operator>) return no_sign(place, reading.builder.last_name());
  if constexpr (std::is_same_v<Rule, rules::Value>) return no_value(place);
  if constexpr (std::is_same_v<Rule, rules::Name>) return no_name(place);
  if constexpr (std::is_same_v<Rule, rules::Close>)
    return not_closed(place, reading.text.substr(reading.builder.opened_at(), 1), reading.value);
  if constexpr (std::is_same_v<Rule, pegtl::eof>) return no_end(place, reading.value);
  return quote_not_closed(reading.quote);
}

template <typename Rule>
struct QueryControl : pegtl::normal<Rule> {
  template <typename ParseInput>
  [[noreturn]] static void raise(const ParseInput& in, const QueryReading& reading) {
    const auto offset = static_cast<std::size_t>(in.current() - reading.text.data());
    throw fault_at<Rule>({reading.text, offset}, reading);
  }
};

void demand_utf_8(std::string_view text) {
  if (draughts::is_utf_8(text)) return;
  std::size_t at = 0;
  const auto good = [&](std::size_t length) {
    return at + length <= text.size() && draughts::is_utf_8(text.substr(at, length));
  };
  while (true) {
    std::size_t length = 1;
    while (length <= 4 && !good(length)) ++length;
    if (length > 4) throw no_utf_8(text.substr(at, 1));
    at += length;
  }
}

/// Where a fault stands, as a person counts.
QueryError located(const QueryFault& fault, std::string_view text) {
  QueryError error{
      static_cast<std::size_t>(fault.where.data() - text.data()), fault.where.size(), 0, 0, fault.message, fault.hint};
  const std::string_view before = text.substr(0, error.offset);
  error.line = 1 + static_cast<std::size_t>(std::ranges::count(before, '\n'));
  const std::size_t line_end = before.rfind('\n');
  const std::string_view in_line = line_end == std::string_view::npos ? before : before.substr(line_end + 1);
  const auto begins_character = [](char byte) { return (static_cast<unsigned char>(byte) & 0xC0U) != 0x80U; };
  error.column = 1 + static_cast<std::size_t>(std::ranges::count_if(in_line, begins_character));
  return error;
}

}  // namespace

tl::expected<draughts::Condition, QueryError> parse_query(std::string_view text) {
  if (text.data() == nullptr) text = "";
  QueryReading reading{text};
  QueryInput in(text.data(), text.data() + text.size(), "");
  try {
    demand_utf_8(text);
    pegtl::parse<rules::Query, QueryAction, QueryControl>(in, reading);
    return reading.builder.finish();
  } catch (const QueryFault& fault) {
    return tl::unexpected(located(fault, text));
  }
}

}  // namespace pdn
