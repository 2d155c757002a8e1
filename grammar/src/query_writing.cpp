// Conditions back to text, with quotes and parentheses where reading needs them.
#include <algorithm>
#include <array>
#include <variant>

#include "characters.hpp"
#include "pdn/query_text.hpp"

namespace pdn {

using draughts::Condition;
using draughts::Joining;
using draughts::Junction;

namespace {

constexpr std::array<std::string_view, 5> words{"and", "or", "not", "has", "valid"};

/// How tightly a text holds together: parts of a junction must hold more tightly than it does.
enum class Hold { any, all, one };

Hold hold_of(const Condition& condition) {
  const auto* junction = std::get_if<Junction>(&condition.term);
  if (junction == nullptr || junction->joining == Joining::none) return Hold::one;
  return junction->joining == Joining::all ? Hold::all : Hold::any;
}

std::string quoted(std::string_view text) {
  std::string result = "\"";
  for (const char byte : text) {
    if (byte == '"' || byte == '\\') result += '\\';
    result += byte;
  }
  return result + '"';
}

/// The text itself where it is a plain word or number.
std::string as_word(std::string_view text) {
  const auto is_plain = [](char byte) { return is_name_byte(byte) || byte == '.' || byte == '-' || byte == '?'; };
  const bool plain = !text.empty() && std::ranges::all_of(text, is_plain);
  return plain && std::ranges::find(words, text) == words.end() ? std::string(text) : quoted(text);
}

void write(const Condition& condition, std::string& text);

void write_part(const Condition& part, Hold least, std::string& text) {
  const bool in_parentheses = hold_of(part) < least;
  if (in_parentheses) text += '(';
  write(part, text);
  if (in_parentheses) text += ')';
}

void write(const Junction& junction, std::string& text) {
  if (junction.joining == Joining::none) {
    text += "not ";
    return write_part(junction.parts.front(), Hold::one, text);
  }
  const bool all = junction.joining == Joining::all;
  for (std::size_t index = 0; index < junction.parts.size(); ++index) {
    if (index > 0) text += all ? " and " : " or ";
    write_part(junction.parts[index], all ? Hold::one : Hold::all, text);
  }
}

void write(const draughts::TagComparison& comparison, std::string& text) {
  text += as_word(comparison.name);
  text += ' ';
  text += draughts::sign_of(comparison.comparison);
  text += ' ';
  text += as_word(comparison.value);
}

void write(const draughts::TagPresence& presence, std::string& text) {
  text += "has ";
  text += as_word(presence.name);
}

void write(draughts::Property /*valid*/, std::string& text) {
  text += "valid";
}

void write(const Condition& condition, std::string& text) {
  std::visit([&](const auto& term) { write(term, text); }, condition.term);
}

}  // namespace

std::string write_query(const Condition& condition) {
  std::string text;
  write(condition, text);
  return text;
}

}  // namespace pdn
