#include "query_builder.hpp"

#include <numeric>
#include <utility>

#include "pdn/query_text.hpp"

namespace pdn {

using draughts::Condition;
using draughts::Joining;
using draughts::Junction;

namespace {

/// The parts as one condition; a single one is itself.
Condition joined(Joining joining, std::vector<Condition>& parts) {
  Condition whole = parts.size() == 1 ? std::move(parts.front()) : Condition{Junction{joining, std::move(parts)}};
  parts.clear();
  return whole;
}

Condition negated(Condition condition) {
  Junction junction{Joining::none, {}};
  junction.parts.push_back(std::move(condition));
  return {std::move(junction)};
}

}  // namespace

bool QueryBuilder::is_full() const noexcept {
  const auto add_negations = [](std::size_t sum, const Frame& frame) { return sum + frame.negations; };
  const std::size_t negations = std::accumulate(frames_.begin(), frames_.end(), std::size_t{0}, add_negations);
  return frames_.size() - 1 + negations >= deepest_query;
}

void QueryBuilder::open(std::size_t offset) {
  frames_.emplace_back().offset = offset;
}

void QueryBuilder::close() {
  Condition inside = finish();
  frames_.pop_back();
  add(std::move(inside));
}

void QueryBuilder::join_any() {
  Frame& frame = frames_.back();
  frame.any.push_back(joined(Joining::all, frame.all));
}

void QueryBuilder::add(Condition condition) {
  Frame& frame = frames_.back();
  for (; frame.negations > 0; --frame.negations) condition = negated(std::move(condition));
  frame.all.push_back(std::move(condition));
}

void QueryBuilder::comparison(std::string_view sign) {
  using draughts::Comparison;
  comparison_ = Comparison::equal;
  while (draughts::sign_of(comparison_) != sign)
    comparison_ = static_cast<Comparison>(static_cast<unsigned>(comparison_) + 1);
}

draughts::TagComparison QueryBuilder::take_comparison(std::string value) {
  return {std::move(name_), comparison_, std::move(value)};
}

Condition QueryBuilder::finish() {
  join_any();
  return joined(Joining::any, frames_.back().any);
}

}  // namespace pdn
