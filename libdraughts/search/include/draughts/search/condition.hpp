// Conditions as a plain syntax tree: what was asked, not how it is found out. Text becomes a Condition in grammar/
// (query_text), and a Selector asks games for it. A new kind of condition is a new alternative of `Condition::Term`.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace draughts {

struct Condition;

/// How conditions are joined.
enum class Joining : std::uint8_t {
  all,   ///< `A and B`
  any,   ///< `A or B`
  none,  ///< `not A`, of one part
};

/// Conditions joined to one.
struct Junction {
  Joining joining{};
  std::vector<Condition> parts;
};

/// How a tag's value is compared.
enum class Comparison : std::uint8_t {
  equal,
  unequal,
  less,
  less_or_equal,
  greater,
  greater_or_equal,
  contains,
  lacks
};

/// The sign of a comparison, such as `<=`.
[[nodiscard]] std::string_view sign_of(Comparison comparison) noexcept;

/// Whether it asks which of two values comes first.
[[nodiscard]] bool is_order(Comparison comparison) noexcept;

/// `White ~ "wiersma"`: the value of a tag, or of a fact with a name such as Variant, against a value.
struct TagComparison {
  std::string name;  ///< as written; `standard_name` tells which tag is meant
  Comparison comparison{};
  std::string value;  ///< UTF-8, without quotes and escapes
};

/// `has Annotator`: the tag is there and says something.
struct TagPresence {
  std::string name;
};

/// What a game may be by itself.
enum class Property : std::uint8_t {
  valid,  ///< well formed and legal to its end
};

/// A condition on a game.
struct Condition {
  using Term = std::variant<Junction, TagComparison, TagPresence, Property>;
  Term term;
};

[[nodiscard]] bool operator==(const Condition& one, const Condition& other);

}  // namespace draughts
