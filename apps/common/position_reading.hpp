// A position as people and programs write it, FEN or Hub, to a board and the rules that it is played by. What is odd
// about it is told as pdn-validate tells it of a FEN tag.
#pragma once

#include <cstddef>
#include <optional>
#include <string_view>
#include <vector>

#include "draughts/game/diagnostic.hpp"
#include "draughts/game/diagram.hpp"
#include "draughts/game/game.hpp"
#include "draughts/game/judge.hpp"
#include "draughts/rules/variant.hpp"

namespace pdn::cli {

/// A position and its rules.
struct TypedPosition {
  draughts::Variant variant{};
  draughts::VariantSource variant_source{};
  draughts::Diagram diagram;
  bool turn_known = true;  ///< false: the FEN has `?`, and the side moves that begins games
};

/// What came of a text.
struct PositionReading {
  std::optional<TypedPosition> position;       ///< nothing where there is an error
  std::vector<draughts::Diagnostic> findings;  ///< offsets are bytes of the text
};

/// The position in which games of a variant begin; of international draughts where none is named.
[[nodiscard]] TypedPosition start_position(std::optional<draughts::Variant> variant);

/// Reads positions; reused for its memory. A text is a FEN, by itself or as a FEN tag or setup has it, or a position of
/// the Hub protocol, by itself or as a `pos` command without moves.
class PositionReader {
 public:
  /// Positions are of `variant`, or else of what the text says: Hub may name it, and squares tell as those of a game
  /// without a GameType and moves do.
  explicit PositionReader(std::optional<draughts::Variant> variant) : variant_(variant) {}

  [[nodiscard]] PositionReading read(std::string_view text);

 private:
  [[nodiscard]] PositionReading read_fen(std::string_view text);
  [[nodiscard]] PositionReading read_hub(std::string_view text);
  [[nodiscard]] PositionReading judge(const draughts::Game& game, std::optional<draughts::Variant> variant);

  std::optional<draughts::Variant> variant_;
  std::optional<draughts::Judge> judge_;
  std::optional<draughts::Variant> judged_by_;  ///< whose rules `judge_` takes
  draughts::Judgement judgement_;
};

}  // namespace pdn::cli
