// Puts a condition together while its text is read: a frame for the whole and for each open parenthesis.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include "draughts/search/condition.hpp"

namespace pdn {

/// Builds the tree. The order of calls is that of the text.
class QueryBuilder {
 public:
  QueryBuilder() : frames_(1) {}

  /// Whether one more `not` or parenthesis would be too deep.
  [[nodiscard]] bool is_full() const noexcept;

  void open(std::size_t offset);
  void close();
  void negate() { ++frames_.back().negations; }
  void join_any();  // `or`; `and` needs no word, for parts follow each other
  void add(draughts::Condition condition);

  /// The parts of a comparison, in their order.
  void name(std::string text) { name_ = std::move(text); }
  void comparison(std::string_view sign);
  [[nodiscard]] draughts::TagComparison take_comparison(std::string value);
  [[nodiscard]] draughts::TagPresence take_presence() { return {std::move(name_)}; }

  /// The name that was read last.
  [[nodiscard]] const std::string& last_name() const noexcept { return name_; }
  /// Where the innermost open parenthesis stands.
  [[nodiscard]] std::size_t opened_at() const noexcept { return frames_.back().offset; }

  /// The condition, once all of its text is read.
  [[nodiscard]] draughts::Condition finish();

 private:
  struct Frame {
    std::size_t offset = 0;
    std::size_t negations = 0;               // `not`s in front of the next condition
    std::vector<draughts::Condition> all{};  // joined by `and` since the last `or`
    std::vector<draughts::Condition> any{};
  };

  std::vector<Frame> frames_;
  std::string name_;
  draughts::Comparison comparison_{};
};

}  // namespace pdn
