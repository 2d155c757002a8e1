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

inline void GameBuilder::plain_number(Bytes number) {
  add(draughts::EventKind::number, number, number_of({number.begin, number.end - 1}));
  setup_stands_ = false;
}

/// The square that the one or two digits of a plain move stand for.
inline draughts::WrittenSquare plain_square(const char* begin, bool two_digits) noexcept {
  const auto first = static_cast<unsigned>(begin[0] - '0');
  return draughts::WrittenSquare::numeric(two_digits ? first * 10 + static_cast<unsigned>(begin[1] - '0') : first);
}

/// Every ply comes by here: only what tells of the move is written, nothing of a token in the making.
inline void GameBuilder::plain_move(Bytes move) {
  const bool two_digits = move.begin[1] >= '0' && move.begin[1] <= '9';
  const char* const sign_at = move.begin + (two_digits ? 2 : 1);
  const auto first = plain_square(move.begin, two_digits);
  const auto last = plain_square(sign_at + 1, move.end - sign_at == 3);
  if (first == last) [[unlikely]]
    return plain_move_to_itself(move, sign_at, first);
  const auto index = static_cast<std::uint32_t>(game_.squares.size());
  game_.squares.push_back(first);
  game_.squares.push_back(last);
  const auto sign = *sign_at == '-'   ? draughts::Separator::hyphen
                    : *sign_at == ':' ? draughts::Separator::colon
                                      : draughts::Separator::cross;
  game_.events.push_back({draughts::EventKind::move, sign, 2, false, index, span(move)});
  in_movetext_ = true;
  plies_ += in_variation() ? 0 : 1;
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
