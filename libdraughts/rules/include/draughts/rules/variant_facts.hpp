// What the variants' pages say of boards and notation, as values at run time: for tables, messages, and for finding out
// which game a file holds. The rules themselves are not here; see variants.hpp.
#pragma once

#include <optional>
#include <span>
#include <string_view>

#include "draughts/rules/colour.hpp"
#include "draughts/rules/numbering_scheme.hpp"
#include "draughts/rules/rule_terms.hpp"
#include "draughts/rules/variant.hpp"

namespace draughts {

/// One variant's page in short.
struct VariantFacts {
  Variant variant{};
  std::string_view name;              ///< as options and reports say it
  std::string_view title;             ///< in a sentence
  std::optional<unsigned> game_type;  ///< nothing where neither PDN 3.0 nor a site gives it a number
  Colour first_mover{};
  unsigned squares{};         ///< that are played on
  NumberingScheme numbering;  ///< with the board's width and height
  char capture_sign{};
  ResultStyle result_style{};
};

/// The facts of one variant.
[[nodiscard]] const VariantFacts& facts_of(Variant variant) noexcept;

/// The facts of every variant, in the order of the table in variants.hpp.
[[nodiscard]] std::span<const VariantFacts> variant_facts() noexcept;

/// Every variant, the most usual first: of several that fit a game equally well, the first is meant.
[[nodiscard]] std::span<const Variant> variants_by_use() noexcept;

/// Whether files that don't say which game they hold are likely to hold this one.
[[nodiscard]] bool is_usual(Variant variant) noexcept;

}  // namespace draughts
