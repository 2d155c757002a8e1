// What a comparison asks for, read once: the value's text as what the name's values are.
#pragma once

#include <cstdint>
#include <string>
#include <tl/expected.hpp>
#include <variant>
#include <vector>

#include "draughts/game/result.hpp"
#include "draughts/game/tag_values.hpp"
#include "draughts/rules/variant.hpp"
#include "draughts/search/comparison_fault.hpp"
#include "draughts/search/condition.hpp"
#include "draughts/search/tag_names.hpp"

namespace draughts {

/// `?`: that the value is not known.
struct NoValue {};

/// Text as it is, in Unicode's form C.
struct ExactText {
  std::string text;
};

/// Text to come before or behind; folded.
struct OrderedText {
  std::string text;
};

/// Text to be found in a value; folded.
struct PartOfText {
  std::string text;
};

/// A round; parts that it leaves out may be any.
struct RoundNumber {
  std::vector<std::uint32_t> parts;
};

/// A time in seconds.
struct Seconds {
  std::uint32_t count{};
};

using WantedValue =
    std::variant<NoValue, ExactText, OrderedText, PartOfText, double, RoundNumber, Date, Seconds, Outcome, Variant>;

/// Reads the value of a comparison whose name has values of that kind.
[[nodiscard]] tl::expected<WantedValue, ComparisonFault> wanted_value(ValueKind kind, const TagComparison& comparison);

}  // namespace draughts
