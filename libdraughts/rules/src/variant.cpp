// Names and numbers of the variants, read off their pages.
#include "draughts/rules/variant.hpp"

#include <algorithm>
#include <array>
#include <charconv>

#include "draughts/rules/variants.hpp"

namespace draughts {

namespace {

char lower(char c) {
  return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
}

bool same_name(std::string_view a, std::string_view b) {
  return std::ranges::equal(a, b, [](char x, char y) { return lower(x) == lower(y); });
}

}  // namespace

std::span<const Variant> all_variants() noexcept {
#define DRAUGHTS_ENTRY(page) page::variant,
  static constexpr std::array all{DRAUGHTS_FOR_EACH_VARIANT(DRAUGHTS_ENTRY)};
#undef DRAUGHTS_ENTRY
  return all;
}

std::string_view name_of(Variant variant) noexcept {
  return with_rules_of(variant, []<class R>(std::type_identity<R>) { return R::name; });
}

std::optional<Variant> variant_named(std::string_view name_or_number) noexcept {
  unsigned number = 0;
  const char* const end = name_or_number.data() + name_or_number.size();
  const auto [rest, error] = std::from_chars(name_or_number.data(), end, number);
  if (error == std::errc{} && rest == end) return variant_of_game_type(number);
#define DRAUGHTS_MATCH(page) \
  if (same_name(name_or_number, page::name)) return page::variant;
  DRAUGHTS_FOR_EACH_VARIANT(DRAUGHTS_MATCH)
#undef DRAUGHTS_MATCH
  return std::nullopt;
}

std::optional<Variant> variant_of_game_type(unsigned number) noexcept {
#define DRAUGHTS_MATCH(page) \
  if (number == page::game_type) return page::variant;
  DRAUGHTS_FOR_EACH_VARIANT(DRAUGHTS_MATCH)
#undef DRAUGHTS_MATCH
  return std::nullopt;
}

}  // namespace draughts
