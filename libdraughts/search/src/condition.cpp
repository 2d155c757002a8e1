// Signs of comparisons, and when two conditions are the same.
#include "draughts/search/condition.hpp"

#include <array>

namespace draughts {
namespace {

constexpr std::array<std::string_view, 8> signs{"=", "!=", "<", "<=", ">", ">=", "~", "!~"};

bool same(const Junction& one, const Junction& other) {
  return one.joining == other.joining && one.parts == other.parts;
}

bool same(const TagComparison& one, const TagComparison& other) {
  return one.name == other.name && one.comparison == other.comparison && one.value == other.value;
}

bool same(const TagPresence& one, const TagPresence& other) {
  return one.name == other.name;
}

bool same(Property one, Property other) {
  return one == other;
}

}  // namespace

std::string_view sign_of(Comparison comparison) noexcept {
  return signs[static_cast<std::size_t>(comparison)];
}

bool is_order(Comparison comparison) noexcept {
  return comparison >= Comparison::less && comparison <= Comparison::greater_or_equal;
}

bool operator==(const Condition& one, const Condition& other) {
  if (one.term.index() != other.term.index()) return false;
  const auto same_as_other = [&]<class Term>(const Term& term) { return same(term, std::get<Term>(other.term)); };
  return std::visit(same_as_other, one.term);
}

}  // namespace draughts
