// Plain moves and numbers on their way into a game. Its lists are made longer for many of them at once, so that each is
// laid down where it stays without a look at the lists.
#pragma once

#include <cstddef>
#include <cstdint>

#include "draughts/game/game.hpp"

namespace pdn {

/// Room at the end of a game's events and squares. Nobody else may touch these until it is closed.
class PlyRoom {
 public:
  /// For so many moves and numbers.
  PlyRoom(draughts::Game& game, std::size_t tokens)
      : text_(game.text.data()), events_before_(game.events.size()), squares_before_(game.squares.size()) {
    game.events.resize(events_before_ + tokens);
    game.squares.resize(squares_before_ + 2 * tokens);
    begin_ = next_ = game.events.data() + events_before_;
    end_ = next_ + tokens;
    squares_ = game.squares.data();
    square_count_ = squares_before_;
  }

  void add_number(const char* begin, std::uint32_t length, unsigned number) noexcept {
    *next_++ = {draughts::EventKind::number, draughts::Separator::none, 0, false, number, span(begin, length)};
  }
  void add_move(const char* begin, std::uint32_t length, draughts::Separator sign, draughts::WrittenSquare from,
                draughts::WrittenSquare to) noexcept {
    *next_++ = {draughts::EventKind::move, sign, 2, false, static_cast<std::uint32_t>(square_count_),
                span(begin, length)};
    squares_[square_count_] = from;
    squares_[square_count_ + 1] = to;
    square_count_ += 2;
  }

  [[nodiscard]] bool is_full() const noexcept { return next_ == end_; }
  [[nodiscard]] std::uint32_t moves() const noexcept {
    return static_cast<std::uint32_t>((square_count_ - squares_before_) / 2);
  }
  [[nodiscard]] std::uint32_t numbers() const noexcept { return static_cast<std::uint32_t>(next_ - begin_) - moves(); }

  /// Gives back what was not used. The room is of no use behind it.
  void close(draughts::Game& game) {
    game.events.resize(events_before_ + moves() + numbers());
    game.squares.resize(square_count_);
  }

 private:
  [[nodiscard]] draughts::Span span(const char* begin, std::uint32_t length) const noexcept {
    return {static_cast<std::uint32_t>(begin - text_), length};
  }

  const char* text_;
  std::size_t events_before_;
  std::size_t squares_before_;
  draughts::Event* begin_;
  draughts::Event* next_;
  draughts::Event* end_;
  draughts::WrittenSquare* squares_;  ///< of the whole game
  std::size_t square_count_;
};

}  // namespace pdn
