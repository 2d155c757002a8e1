// How a game is read: by whose rules, and by which names of the squares. What a GameType tag means as such.
#pragma once

#include <optional>
#include <vector>

#include "draughts/game/game_type.hpp"
#include "draughts/rules/numbering.hpp"
#include "draughts/rules/numbering_scheme.hpp"
#include "draughts/rules/variant.hpp"

namespace draughts {

/// Rules and names of squares.
struct Reading {
  Variant variant{};
  NumberingScheme numbering;

  friend bool operator==(const Reading&, const Reading&) = default;
};

/// The reading of a variant's own page.
[[nodiscard]] Reading own_reading(Variant variant) noexcept;

/// The names of the squares by a reading; nothing where its numbering is for another board than the variant's.
[[nodiscard]] std::optional<Numbering> make_numbering(const Reading& reading);

/// What the fields of a GameType say of the squares; a corner that an old form leaves out is that of `otherwise`.
[[nodiscard]] NumberingScheme numbering_of(const GameTypeFields& fields, Corner otherwise) noexcept;

/// The fields that a page's numbering has in a GameType.
[[nodiscard]] GameTypeFields fields_of(const NumberingScheme& numbering) noexcept;

/// Every reading that a tag allows whose number is one of the table's: each variant of that number as its page has it,
/// with fields only those that they fit best, and these then with the squares named by the fields. Empty where the
/// number is none of the table's.
[[nodiscard]] std::vector<Reading> readings_of(const GameTypeTag& tag);

/// The variants with such a board whose squares are named as the fields of a tag say, the most usual first: what is
/// meant by a number that nobody knows. Empty where the tag has no fields.
[[nodiscard]] std::vector<Reading> readings_of_fields(const GameTypeTag& tag);

/// The GameType that means a reading: its number alone where that is enough, else with fields; nothing where none does.
[[nodiscard]] std::optional<GameTypeTag> game_type_for(const Reading& reading);

/// The GameType that the standard gives to this reading and to another one with the same squares alike; it is read as
/// the other one. Nothing where there is none.
[[nodiscard]] std::optional<GameTypeTag> shared_game_type_for(const Reading& reading);

}  // namespace draughts
