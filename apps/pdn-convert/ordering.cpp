#include "pdn-convert/ordering.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <charconv>
#include <compare>
#include <optional>
#include <utility>

#include "draughts/game/tag_values.hpp"
#include "draughts/search/folding.hpp"
#include "draughts/search/tag_names.hpp"

namespace pdn::cli {
namespace {

bool is_unknown(std::string_view value) {
  return value.empty() || value == "?" || value == "-" || value == "*" || value == "????.??.??";
}

/// A number with its fraction, such as a round `7.2`, which is the second game of round 7.
std::optional<std::pair<std::uint64_t, std::uint64_t>> number_in(std::string_view text) {
  std::pair<std::uint64_t, std::uint64_t> number{};
  const char* const end = text.data() + text.size();
  std::from_chars_result read = std::from_chars(text.data(), end, number.first);
  if (read.ec != std::errc{}) return std::nullopt;
  if (read.ptr != end && *read.ptr == '.') read = std::from_chars(read.ptr + 1, end, number.second);
  return read.ptr == end && read.ec == std::errc{} ? std::optional(number) : std::nullopt;
}

std::strong_ordering compare_values(const SortKey& key, const std::string& a, const std::string& b) {
  if (draughts::kind_of(key.tag) == draughts::ValueKind::date) {
    const draughts::Date first = draughts::read_date(a).date;
    const draughts::Date second = draughts::read_date(b).date;
    const auto order =
        std::tuple(first.year, first.month, first.day) <=> std::tuple(second.year, second.month, second.day);
    if (order != 0) return order;
  }
  const auto first = number_in(a);
  const auto second = number_in(b);
  if (first && second) return *first <=> *second;
  if (first || second) return first ? std::strong_ordering::less : std::strong_ordering::greater;
  return draughts::folded(a).compare(draughts::folded(b)) <=> 0;
}

std::strong_ordering compare(const std::vector<SortKey>& keys, const FinishedGame& a, const FinishedGame& b) {
  for (std::size_t index = 0; index < keys.size(); ++index) {
    const std::string& first = a.sort_by[index];
    const std::string& second = b.sort_by[index];
    if (const auto order = is_unknown(first) <=> is_unknown(second); order != 0) return order;
    const auto order = compare_values(keys[index], first, second);
    if (order != 0) return keys[index].descending ? 0 <=> order : order;
  }
  return std::strong_ordering::equal;
}

}  // namespace

tl::expected<std::vector<SortKey>, std::string> read_sort_keys(std::string_view text) {
  std::vector<SortKey> keys;
  while (true) {
    const std::size_t comma = std::min(text.find(','), text.size());
    std::string_view name = text.substr(0, comma);
    const bool descending = name.starts_with('-');
    if (descending) name.remove_prefix(1);
    const auto is_letter = [](char letter) {
      return (letter >= 'a' && letter <= 'z') || (letter >= 'A' && letter <= 'Z') || (letter >= '0' && letter <= '9') ||
             letter == '_';
    };
    if (name.empty() || !std::ranges::all_of(name, is_letter))
      return tl::unexpected(fmt::format("'{}' is no tag's name; write such as date,white or -date", name));
    keys.push_back({std::string(draughts::standard_name(name)), descending});
    if (comma == text.size()) return keys;
    text.remove_prefix(comma + 1);
  }
}

OrderedGames::OrderedGames(std::vector<SortKey> keys, GameOutlet& next) : keys_(std::move(keys)), next_(next) {}

bool OrderedGames::take(FinishedGame&& game) {
  games_.push_back(std::move(game));
  return true;
}

bool OrderedGames::finish() {
  std::ranges::stable_sort(games_,
                           [&](const FinishedGame& a, const FinishedGame& b) { return compare(keys_, a, b) < 0; });
  for (FinishedGame& game : games_)
    if (!next_.take(std::move(game))) return false;
  return next_.finish();
}

}  // namespace pdn::cli
