// The calls of GameBuilder that every ply comes by, for the compiler to lay into the grammar.
#pragma once

#include "game_builder.hpp"

namespace pdn {

/// The number that a few digits stand for; the largest one when they are too many.
inline std::uint32_t number_of(Bytes digits) noexcept {
  const auto size = digits.end - digits.begin;
  const auto digit_at = [&](std::ptrdiff_t index) { return static_cast<std::uint32_t>(digits.begin[index] - '0'); };
  if (size == 2) return digit_at(0) * 10 + digit_at(1);
  if (size == 1) return digit_at(0);
  if (size > 9) return 0xFFFF'FFFF;
  std::uint32_t number = 0;
  for (const char* digit = digits.begin; digit != digits.end; ++digit)
    number = number * 10 + static_cast<std::uint32_t>(*digit - '0');
  return number;
}

inline draughts::Span GameBuilder::span(Bytes text) const noexcept {
  return {static_cast<std::uint32_t>(text.begin - begin_), static_cast<std::uint32_t>(text.end - text.begin)};
}

inline void GameBuilder::add(draughts::EventKind kind, Bytes text, std::uint32_t value) {
  game_.events.push_back({kind, draughts::Separator::none, 0, false, value, span(text)});
  in_movetext_ = true;
}

inline void GameBuilder::plain_plies(std::uint32_t moves, std::uint32_t numbers) noexcept {
  if (moves + numbers > 0) in_movetext_ = true;
  if (numbers > 0) setup_stands_ = false;
  plies_ += in_variation() ? 0 : moves;
}

inline void GameBuilder::push_square(draughts::WrittenSquare square) {
  if (square_count_ == 0) {
    first_index_ = static_cast<std::uint32_t>(game_.squares.size());
    game_.squares.push_back(first_);
    square_count_ = 1;
  }
  game_.squares.push_back(square);
  ++square_count_;
}

inline void GameBuilder::sign(char sign) noexcept {
  separator_ = sign == '-'   ? draughts::Separator::hyphen
               : sign == ':' ? draughts::Separator::colon
                             : draughts::Separator::cross;
  if (sign == 'X') oddities_ |= upper_case;
}

inline void GameBuilder::number(Bytes digits) noexcept {
  token_ = digits;
  value_ = number_of(digits);
  first_ = draughts::WrittenSquare::numeric(value_);
  oddities_ = *digits.begin != '0' ? 0U : value_ == 0 ? square_zero : leading_zero;
  square_count_ = 0;
}

inline void GameBuilder::dots(const char* end) {
  const bool several = end - token_.end > 1;
  token_.end = end;
  add(draughts::EventKind::number, token_, value_);
  game_.events.back().flag = several;
  setup_stands_ = false;
  if (oddities_ != 0) [[unlikely]]
    report_number(end);
}

inline void GameBuilder::hop(Bytes sign_and_digits) {
  sign(*sign_and_digits.begin);
  const Bytes digits{sign_and_digits.begin + 1, sign_and_digits.end};
  const std::uint32_t square = number_of(digits);
  if (*digits.begin == '0') oddities_ |= square == 0 ? square_zero : leading_zero;
  push_square(draughts::WrittenSquare::numeric(square));
}

inline void GameBuilder::keep_move(const char* end) {
  token_.end = end;
  game_.events.push_back({draughts::EventKind::move, separator_, static_cast<std::uint8_t>(square_count_), false,
                          first_index_, span(token_)});
  in_movetext_ = true;
  plies_ += in_variation() ? 0 : 1;
}

inline void GameBuilder::move(const char* end) {
  const bool stays = game_.squares[first_index_] == game_.squares.back();
  if (oddities_ != 0 || stays || square_count_ > 255) [[unlikely]]
    return settle_move(end);
  keep_move(end);
}

}  // namespace pdn
