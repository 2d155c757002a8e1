// One replay for each rule book, so that none is built twice, and the numbering that each used last. The way from a
// reading, a value at run time, to the code of its variant.
#pragma once

#include <optional>
#include <tuple>
#include <variant>
#include <vector>

#include "draughts/game/reading.hpp"
#include "draughts/rules/variants.hpp"
#include "replay.hpp"
#include "squares_used.hpp"

namespace draughts {

/// Replays for use and reuse; a game leaves nothing behind.
class Replays {
 public:
  /// Calls `use(replay, numbering)` with what a reading asks for: a Replay<R> and the numbering to play by. Nothing is
  /// called, and the answer is `otherwise`, where the numbering is for another board than the variant's.
  template <class Answer, class Use>
  Answer with(const Reading& reading, Answer otherwise, Use use) {
    return with_rules_of(reading.variant, [&]<class R>(std::type_identity<R>) -> Answer {
      Shelf<R>& shelf = std::get<Shelf<R>>(shelves_);
      const Numbering* numbering = shelf.numbering_for(reading.numbering);
      return numbering == nullptr ? otherwise : use(shelf.replay, *numbering);
    });
  }

  /// Plays a game as far as its main line is legal by a reading.
  TrialOutcome try_out(const Game& game, const Reading& reading);

  /// How many of these squares a reading doesn't know.
  unsigned count_lacking(const SquaresUsed& squares, const Reading& reading);

  /// How many moves of a main line that is legal by the first reading the second doesn't allow, each looked at on the
  /// board that the first has come to. Only for readings that name the squares of one board alike.
  std::size_t count_disagreements(const Game& game, const Reading& first, const Reading& second);

  /// How much each of these variants, which name the squares of one board alike, left to choose in the captures of a
  /// main line that is legal by all of them, in bits.
  std::vector<double> choices(const Game& game, const std::vector<Variant>& variants);

 private:
  template <Rules R>
  struct Shelf {
    Replay<R> replay;
    std::optional<Numbering> other;  ///< than the page's own

    const Numbering* numbering_for(const NumberingScheme& scheme) {
      if (scheme == R::numbering) return &numbering_of<R>();
      if (!other || other->scheme() != scheme) other = Numbering::on<typename R::Board>(scheme);
      return other ? &*other : nullptr;
    }
  };

#define DRAUGHTS_SHELF(page) Shelf<page>,
  std::tuple<DRAUGHTS_FOR_EACH_VARIANT(DRAUGHTS_SHELF) std::monostate> shelves_;
#undef DRAUGHTS_SHELF
};

}  // namespace draughts
