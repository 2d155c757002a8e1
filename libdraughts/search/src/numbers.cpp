#include "numbers.hpp"

#include <algorithm>
#include <charconv>
#include <system_error>

#include "draughts/game/tag_values.hpp"

namespace draughts {
namespace {

bool is_digit(char byte) noexcept {
  return byte >= '0' && byte <= '9';
}

}  // namespace

std::optional<double> read_decimal(std::string_view text) noexcept {
  const bool negative = text.starts_with('-');
  if (negative || text.starts_with('+')) text.remove_prefix(1);
  if (text.empty() || !is_digit(text.front()) || !is_digit(text.back())) return std::nullopt;
  double number = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number, std::chars_format::fixed);
  if (error != std::errc() || end != text.data() + text.size()) return std::nullopt;
  return negative ? -number : number;
}

std::vector<std::uint32_t> read_dotted(std::string_view text) {
  std::vector<std::uint32_t> parts;
  while (true) {
    const std::size_t end = std::min(text.find('.'), text.size());
    const auto part = read_number(text.substr(0, end));
    if (!part) return {};
    parts.push_back(*part);
    if (end == text.size()) return parts;
    text.remove_prefix(end + 1);
  }
}

}  // namespace draughts
