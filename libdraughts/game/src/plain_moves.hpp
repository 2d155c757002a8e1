// Moves that need no closer look before they are played: gathered from the events of a line up to the first that does.
// Whether they are legal is found out later, for all of them at once.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>

#include "draughts/game/game.hpp"
#include "draughts/rules/numbering.hpp"
#include "draughts/rules/short_move.hpp"
#include "move_numbers.hpp"
#include "written_move.hpp"

namespace draughts {

/// What each sign says of a move, by the sign.
using SignMeanings = std::array<SignedAs, 4>;

/// What each sign says of a move, where captures are written with `capture_sign`.
[[nodiscard]] constexpr SignMeanings meanings_of_signs(char capture_sign) noexcept {
  SignMeanings meanings{};
  for (const Separator sign : {Separator::none, Separator::hyphen, Separator::cross, Separator::colon}) {
    const bool step = sign == Separator::none || character_of(sign) == '-';
    const bool capture = sign == Separator::none || character_of(sign) == capture_sign;
    meanings[static_cast<std::size_t>(sign)] = static_cast<SignedAs>((step ? 1 : 0) + (capture ? 2 : 0));
  }
  return meanings;
}

/// The same, with nothing said by a sign that leaves it open whether the move captures.
[[nodiscard]] constexpr SignMeanings certain_meanings_of_signs(char capture_sign) noexcept {
  SignMeanings meanings = meanings_of_signs(capture_sign);
  for (SignedAs& meaning : meanings)
    if (meaning == SignedAs::anything) meaning = SignedAs::nothing;
  return meanings;
}

/// The same of steps alone.
[[nodiscard]] constexpr SignMeanings meanings_of_steps(char capture_sign) noexcept {
  SignMeanings meanings = meanings_of_signs(capture_sign);
  for (SignedAs& meaning : meanings)
    if (meaning != SignedAs::step) meaning = SignedAs::nothing;
  return meanings;
}

/// A stretch of moves over two squares each, with no numbers in front of them but those that belong there. Reused.
class PlainMoves {
 public:
  /// How many are gathered at most.
  static constexpr std::uint32_t most = 64;

  /// Gathers from the event at `index`, for which these numbers are next.
  void gather(const Game& game, std::size_t index, const Numbering& numbering, const MoveNumbers& numbers,
              const SignMeanings& meanings) noexcept {
    const std::span<const Event> events(game.events);
    std::uint32_t count = 0;
    for (; index < events.size() && count < most; ++index) {
      const Event& event = events[index];
      if (event.kind == EventKind::move) {
        if (event.square_count != 2) break;
        const WrittenSquare* const written = &game.squares[event.value];
        if (!numbering.has(written[0]) || !numbering.has(written[1])) break;
        const SignedAs sign = meanings[static_cast<std::size_t>(event.separator)];
        if (sign == SignedAs::nothing) break;
        moves_[count] = {numbering.at(written[0]), numbering.at(written[1]), sign};
        events_[count] = static_cast<std::uint32_t>(index);
        ++count;
      } else if (event.kind == EventKind::number) {
        if (!numbers.expects(event.value, event.flag, count)) break;
      } else if (leads_off(event.kind)) {
        break;
      }
    }
    count_ = count;
    open_ = count > 0 ? events_[0] : index;
  }

  /// The first event that has something to say of its own, which is the first move where there is one. Those in front
  /// of it need not be looked at again, however many they are.
  [[nodiscard]] std::size_t first_to_look_at() const noexcept { return open_; }

  [[nodiscard]] std::span<const ShortMove> moves() const noexcept { return {moves_.data(), count_}; }
  /// The event of the nth move, from 0.
  [[nodiscard]] std::size_t event_of(std::size_t nth) const noexcept { return events_[nth]; }

 private:
  /// Whether an event changes the line or the board.
  [[nodiscard]] static constexpr bool leads_off(EventKind kind) noexcept {
    return kind == EventKind::null_move || kind == EventKind::setup || kind == EventKind::variation_begin ||
           kind == EventKind::variation_end;
  }

  std::array<ShortMove, most> moves_;
  std::array<std::uint32_t, most> events_;
  std::size_t count_ = 0;
  std::size_t open_ = 0;
};

}  // namespace draughts
