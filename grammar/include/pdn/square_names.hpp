// The names by which a game's squares and moves are written: its own, or those of the style that is asked for.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <optional>
#include <string>
#include <string_view>

#include "draughts/game/diagram.hpp"
#include "draughts/game/transcript.hpp"
#include "draughts/rules/numbering.hpp"
#include "pdn/writing_style.hpp"

namespace pdn {

/// Names of squares and moves. Made for one game after the other; what two of them share is kept.
class SquareNames {
 public:
  /// Takes up the next game.
  void use_for(const draughts::Transcript& transcript, const WritingStyle& style);

  /// Whether squares can be named: a game without a variant has none.
  [[nodiscard]] bool known() const noexcept { return numbering_.has_value(); }

  /// The numbering that is written by; only where it is known.
  [[nodiscard]] const draughts::Numbering& numbering() const noexcept { return *numbering_; }

  /// Appends `32-28`, `28x19`, or the whole path where the style or the rules ask for it. For legal and unjudged moves.
  void append_move(std::string& text, const draughts::Transcript& transcript, const draughts::Entry& move) const;

  /// Whether a legal move is written by its ends alone.
  [[nodiscard]] bool ends_suffice(const draughts::Entry& move) const noexcept {
    if (move.kind != draughts::EntryKind::move) return false;
    if (captures_ == CaptureChoice::source && move.written_squares > 0) return false;
    return move.path_squares == 0 || (captures_ != CaptureChoice::full && !move.ambiguous);
  }

  /// Writes the ends of a legal move with its sign, seven characters at most; returns where it has come to. An
  /// eighth byte may be written.
  [[nodiscard]] char* write_ends(char* at, const draughts::Entry& move) const noexcept {
    at = write(at, move.from);
    *at++ = move.capture ? capture_sign_ : '-';
    return write(at, move.to);
  }

  /// The name of a square: `32`, `c3`.
  [[nodiscard]] std::string_view name(draughts::Square square) const noexcept {
    const Name& name = names_[static_cast<std::size_t>(square.index())];
    return {name.letters.data(), name.length};
  }

  /// Writes a square's name, three characters at most; returns where it has come to. A fourth byte may be written.
  [[nodiscard]] char* write(char* at, draughts::Square square) const noexcept {
    const Name& name = names_[static_cast<std::size_t>(square.index())];
    std::memcpy(at, &name, sizeof name);  // at once, which is shorter than as many letters as there are
    return at + name.length;
  }

  /// Appends the FEN of a position; the turn is `?` where it is not known.
  void append_fen(std::string& text, const draughts::Diagram& diagram, bool turn_known = true) const;
  /// The FEN of a position.
  [[nodiscard]] std::string fen(const draughts::Diagram& diagram, bool turn_known = true) const;

 private:
  /// Names are short, and asked for more often than anything else is.
  struct Name {
    std::array<char, 3> letters{};
    std::uint8_t length{};
  };

  void fill_names();
  [[nodiscard]] char* write_side(char* at, const draughts::Diagram& diagram, draughts::Colour side) const noexcept;

  std::optional<draughts::Variant> variant_;
  std::optional<draughts::Numbering> numbering_;
  draughts::NumberingScheme scheme_;
  std::array<Name, draughts::Diagram::squares> names_;
  std::array<draughts::Square, draughts::Diagram::squares> in_order_;  ///< those that have a name, by their names
  std::size_t named_ = 0;                                              ///< how many these are
  CaptureChoice captures_{};
  char capture_sign_ = 'x';
};

}  // namespace pdn
