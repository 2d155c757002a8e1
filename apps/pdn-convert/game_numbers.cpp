#include "pdn-convert/game_numbers.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <charconv>
#include <limits>
#include <optional>

namespace pdn::cli {
namespace {

std::optional<std::uint64_t> read_number(std::string_view text) {
  std::uint64_t number = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
  if (error != std::errc{} || end != text.data() + text.size() || number == 0) return std::nullopt;
  return number;
}

}  // namespace

tl::expected<GameNumbers, std::string> GameNumbers::read(std::string_view text) {
  GameNumbers numbers;
  while (true) {
    const std::size_t comma = std::min(text.find(','), text.size());
    const std::string_view part = text.substr(0, comma);
    const std::size_t dash = part.find('-');
    const auto first = read_number(part.substr(0, dash));
    auto last = first;
    if (dash != std::string_view::npos)
      last = dash + 1 == part.size() ? std::numeric_limits<std::uint64_t>::max() : read_number(part.substr(dash + 1));
    if (!first || !last || *last < *first)
      return tl::unexpected(fmt::format("'{}' is no number or range of games; write 7, 1-10 or 20-", part));
    numbers.ranges_.push_back({*first, *last});
    if (comma == text.size()) return numbers;
    text.remove_prefix(comma + 1);
  }
}

bool GameNumbers::contains(std::uint64_t number) const noexcept {
  return std::ranges::any_of(ranges_,
                             [&](const Range& range) { return range.first <= number && number <= range.last; });
}

bool GameNumbers::reaches(std::uint64_t number) const noexcept {
  return std::ranges::any_of(ranges_, [&](const Range& range) { return range.last >= number; });
}

}  // namespace pdn::cli
