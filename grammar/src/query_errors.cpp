// Messages and hints: what people write who know other languages, and what they meant.
#include "query_errors.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <optional>
#include <utility>
#include <vector>

#include "characters.hpp"
#include "draughts/rules/variant.hpp"
#include "draughts/search/folding.hpp"
#include "pdn/nearest.hpp"
#include "pdn/query_text.hpp"

namespace pdn {
namespace {

using draughts::ComparisonFault;
using Meaning = std::pair<std::string_view, std::string_view>;

constexpr std::string_view signs = "=, !=, <, <=, >, >=, ~ (contains) or !~";

/// Signs of other languages, and what they are here.
constexpr std::array comparison_signs{
    Meaning{"==", "="},       Meaning{"<>", "!="},     Meaning{"=~", "~"},      Meaning{"~=", "~"},
    Meaning{"=<", "<="},      Meaning{"=>", ">="},     Meaning{":", "="},       Meaning{":=", "="},
    Meaning{"is", "="},       Meaning{"equals", "="},  Meaning{"eq", "="},      Meaning{"ne", "!="},
    Meaning{"lt", "<"},       Meaning{"le", "<="},     Meaning{"gt", ">"},      Meaning{"ge", ">="},
    Meaning{"contains", "~"}, Meaning{"like", "~"},    Meaning{"matches", "~"}, Meaning{"\u2260", "!="},
    Meaning{"\u2264", "<="},  Meaning{"\u2265", ">="},
};
constexpr std::array joining_signs{
    Meaning{"&&", "and"}, Meaning{"&", "and"}, Meaning{"||", "or"}, Meaning{"|", "or"}, Meaning{"!", "not"},
};
constexpr std::array<std::string_view, 4> words{"and", "or", "not", "has"};

constexpr std::string_view sign_bytes = "=!<>~:&|";
constexpr std::string_view mark_bytes = "\"'()[]{}=!<>~&|;#";

bool is_control(char byte) noexcept {
  return (static_cast<unsigned char>(byte) <= ' ') || byte == '\x7f';
}

/// How many of the first bytes are of a kind.
template <typename Kind>
std::size_t run(std::string_view text, Kind is_of_kind) {
  return static_cast<std::size_t>(std::ranges::find_if_not(text, is_of_kind) - text.begin());
}

/// The token at the beginning of a text: a quoted text, signs, a word, or a single byte; empty at the end.
std::string_view token_of(std::string_view text) {
  if (text.empty()) return text;  // its place counts
  const char first = text.front();
  if (first == '"' || first == '\'') {
    const std::size_t end = text.find(first, 1);
    return end == std::string_view::npos ? text.substr(0, 1) : text.substr(0, end + 1);
  }
  const auto is_sign = [](char byte) { return sign_bytes.find(byte) != std::string_view::npos; };
  if (is_sign(first)) return text.substr(0, run(text, is_sign));
  const auto is_word = [](char byte) { return !is_control(byte) && mark_bytes.find(byte) == std::string_view::npos; };
  return text.substr(0, std::max<std::size_t>(run(text, is_word), 1));
}

/// A value without the quotes around it.
std::string_view without_quotes(std::string_view token) {
  if (token.size() < 2 || (token.front() != '"' && token.front() != '\'')) return token;
  return token.substr(1, token.size() - 2);
}

/// A token as messages show it.
std::string shown(std::string_view token) {
  constexpr std::size_t longest = 40;
  if (token.empty()) return "the end";
  if (token.size() == 1 && is_control(token.front())) return fmt::format("the byte 0x{:02X}", token.front());
  token = without_quotes(token);
  std::size_t end = std::min(token.size(), longest);
  while (end < token.size() && (static_cast<unsigned char>(token[end]) & 0xC0U) == 0x80U) --end;
  return fmt::format("\"{}{}\"", token.substr(0, end), end < token.size() ? "\u2026" : "");
}

QueryFault expected(std::string_view what, const QueryPlace& place, std::string hint) {
  const std::string_view token = token_of(place.rest());
  return {token, fmt::format("expected {}, found {}", what, shown(token)), std::move(hint)};
}

template <std::size_t Size>
std::optional<std::string_view> meaning_of(std::string_view token, const std::array<Meaning, Size>& table) {
  const auto* found = std::ranges::find(table, token, &Meaning::first);
  return found == table.end() ? std::nullopt : std::optional(found->second);
}

std::optional<std::string_view> misspelt_word(std::string_view token) {
  const std::string lower = draughts::folded(token);
  const auto* found = std::ranges::find(words, lower);
  return found == words.end() || *found == token ? std::nullopt : std::optional(*found);
}

/// The hint for a sign or word that stands for a joining one, if it does.
std::string joining_hint(std::string_view token) {
  if (const auto word = meaning_of(token, joining_signs)) return fmt::format("write \"{}\"", *word);
  if (const auto word = misspelt_word(token)) return fmt::format("write \"{}\", in lower case", *word);
  return {};
}

bool begins_curved_quote(std::string_view text) {
  constexpr std::array<std::string_view, 6> curved{"\u201c", "\u201d", "\u201e", "\u2018", "\u2019", "\u00ab"};
  return std::ranges::any_of(curved, [&](std::string_view quote) { return text.starts_with(quote); });
}

/// The hint where conditions end and something goes on.
std::string after_condition_hint(std::string_view token, std::string_view query_before, std::string_view last_value) {
  if (std::string hint = joining_hint(token); !hint.empty()) return hint;
  if (token.empty() || mark_bytes.find(token.front()) != std::string_view::npos) return {};
  const bool behind_value = !last_value.empty() && trimmed(query_before).ends_with(last_value);
  if (!behind_value || last_value.front() == '"' || last_value.front() == '\'')
    return "join conditions with \"and\" or \"or\"";
  return fmt::format("put a value of several words in quotes: \"{} {}\"", last_value, token);
}

}  // namespace

QueryFault no_condition(const QueryPlace& place) {
  std::string hint = joining_hint(token_of(place.rest()));
  if (hint.empty()) hint = "a condition is such as White ~ \"wiersma\" or Date >= 1980";
  return expected("a condition", place, std::move(hint));
}

QueryFault no_sign(const QueryPlace& place, std::string_view name) {
  const std::string_view token = token_of(place.rest());
  const std::string what = fmt::format("{} behind \"{}\"", signs, name);
  if (const auto word = misspelt_word(name))
    return expected(what, place, fmt::format("write \"{}\", in lower case", *word));
  if (const auto sign = meaning_of(draughts::folded(token), comparison_signs))
    return expected(what, place, fmt::format("write {}", *sign));
  return expected(what, place, fmt::format("\"has {}\" asks whether a game has such a tag", name));
}

QueryFault no_value(const QueryPlace& place) {
  const std::string_view token = token_of(place.rest());
  std::string hint;
  if (begins_curved_quote(token))
    hint = "use straight quotes, \"";
  else if (std::ranges::find(words, token) != words.end())
    hint = fmt::format("put it in quotes where it is the value: \"{}\"", token);
  else
    hint = "a value is a word, a number, a date, or text in quotes";
  return expected("a value", place, std::move(hint));
}

QueryFault no_name(const QueryPlace& place) {
  return expected("the name of a tag behind \"has\"", place, "such as has Annotator");
}

QueryFault no_end(const QueryPlace& place, std::string_view last_value) {
  const std::string_view token = token_of(place.rest());
  if (token == ")") return {token, "\")\" closes nothing", "leave it out, or open it with \"(\""};
  return expected("\"and\", \"or\" or the end", place,
                  after_condition_hint(token, place.query.substr(0, place.offset), last_value));
}

QueryFault not_closed(const QueryPlace& place, std::string_view parenthesis, std::string_view last_value) {
  const std::string_view token = token_of(place.rest());
  if (token.empty()) return {parenthesis, "\"(\" is never closed", "close it with \")\""};
  return expected("\"and\", \"or\" or \")\"", place,
                  after_condition_hint(token, place.query.substr(0, place.offset), last_value));
}

QueryFault quote_not_closed(std::string_view quote) {
  if (quote == "'")
    return {quote, "the text behind ' is never closed", "close it with ', or put text that has one in \""};
  return {quote, "the text behind \" is never closed", "close it with \"; inside, a quote is written \\\""};
}

QueryFault empty_name(std::string_view quotes) {
  return {quotes, "no tag has a name without letters", "put the name of a tag here, such as White"};
}

QueryFault meaningless(ComparisonFault fault, std::string_view sign, std::string_view value) {
  const std::string text = shown(value);
  switch (fault) {
    case ComparisonFault::results_have_no_order:
      return {sign, "results have no order", "compare them with = or !="};
    case ComparisonFault::variants_have_no_order:
      return {sign, "variants have no order", "compare them with = or !="};
    case ComparisonFault::unknown_has_no_order:
      return {value, "nothing comes before or behind what is not known", "= ? finds games where it is not known"};
    case ComparisonFault::date_without_year:
      return {value, fmt::format("{} has no year to come before or behind", text), "with = any part may be ??"};
    case ComparisonFault::no_text:
      return {value, "there is no text to look for", "\"has\" and a name asks whether there is any"};
    case ComparisonFault::no_date:
      return {value, fmt::format("{} is no date", text), "write 1980, 1980.05 or 1980.05.19, with ?? for any"};
    case ComparisonFault::no_time:
      return {value, fmt::format("{} is no time", text), "write hours and minutes, 1:36, or seconds too, 1:36:20"};
    case ComparisonFault::no_result:
      return {value, fmt::format("{} is no result", text), "write white, black, draw, *, or a score such as 2-0"};
    case ComparisonFault::no_number:
      return {value, fmt::format("{} is no number", text), {}};
    case ComparisonFault::no_variant:
      break;
  }
  std::vector<std::string_view> names;
  for (const draughts::Variant variant : draughts::all_variants()) names.push_back(draughts::name_of(variant));
  return {value, fmt::format("{} is no variant", text),
          fmt::format("did you mean {}?", nearest(without_quotes(value), names))};
}

QueryFault too_deep(std::string_view where) {
  return {where, fmt::format("conditions nest more than {} deep", deepest_query), {}};
}

QueryFault no_utf_8(std::string_view where) {
  return {where, fmt::format("the byte 0x{:02X} is no UTF-8", static_cast<unsigned char>(where.front())), {}};
}

}  // namespace pdn
