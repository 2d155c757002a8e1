// Moves over two squares and the numbers of moves, as one PEGTL rule for as many as there are. Nearly all of most games
// comes by here: a few looks at a token tell it whole. Nearer to the end of the text, and for all that is not quite so
// plain, pdn.hpp has the rules.
#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <tao/pegtl/apply_mode.hpp>
#include <tao/pegtl/contrib/analyze_traits.hpp>
#include <tao/pegtl/rewind_mode.hpp>
#include <tao/pegtl/type_list.hpp>

#include "characters.hpp"
#include "plain_square.hpp"
#include "ply_room.hpp"

namespace pdn::grammar {

/// `32-28`, `4x15`, `c3:e5` and `12.`, with one blank or line end behind each. Not `1-1`, nor `1.`, which may begin
/// another game.
struct PlainPlies {
  using rule_t = PlainPlies;
  using subs_t = tao::pegtl::empty_list;

  template <tao::pegtl::apply_mode, tao::pegtl::rewind_mode, template <typename...> class, template <typename...> class,
            typename ParseInput, typename Builder>
  [[nodiscard]] static bool match(ParseInput& in, Builder& builder) {
    const char* const begin = in.current();
    if (in.end() - begin < reach || plain_square(begin).length == 0) return false;
    const char* const limit = std::min(in.end() - (reach - 1), builder.checkpoint());
    std::size_t tokens = fewest_tokens;
    for (bool goes_on = true; goes_on; tokens *= 2) {
      PlyRoom room(builder.game(), tokens);
      in.go_to(fill(room, in.current(), limit));
      goes_on = room.is_full();
      builder.plain_plies(room.moves(), room.numbers());
      room.close(builder.game());
    }
    return in.current() != begin;
  }

 private:
  /// So many bytes are looked at, whatever they are.
  static constexpr std::ptrdiff_t reach = 8;
  /// So many there is room for at first: between two comments are not many more.
  static constexpr std::size_t fewest_tokens = 8;

  /// Takes tokens as long as they are plain; returns where they end.
  static const char* fill(PlyRoom& room, const char* at, const char* limit) noexcept {
    while (at < limit && !room.is_full()) {
      const PlainSquare first = plain_square(at);
      if (first.length == 0) return at;
      const char* const behind = at[first.length] == '.' ? number(room, at, first) : move(room, at, first);
      if (behind == at) return at;
      at = behind;
    }
    return at;
  }

  /// Takes a move's number and returns its end, or `at` if it is not plain.
  static const char* number(PlyRoom& room, const char* at, PlainSquare number) noexcept {
    const std::uint32_t length = number.length + 1U;
    if (at[length] == '.' || !number.square.is_numeric() || number.square.number() == 1) return at;
    room.add_number(at, length, number.square.number());
    at += length;
    return is_space(*at) ? at + 1 : at;
  }

  /// The same of a move.
  static const char* move(PlyRoom& room, const char* at, PlainSquare from) noexcept {
    const draughts::Separator sign = sign_of(at[from.length]);
    const PlainSquare to = plain_square(at + from.length + 1);
    if (sign == draughts::Separator::none || to.length == 0 || from.square == to.square) return at;
    if (from.square.is_numeric() != to.square.is_numeric()) return at;
    const std::uint32_t length = from.length + 1U + to.length;
    const char behind = at[length];
    if (!is_space(behind)) [[unlikely]] {
      if (goes_on_with(behind) || (!to.square.is_numeric() && is_file(behind))) return at;
      room.add_move(at, length, sign, from.square, to.square);
      return at + length;
    }
    room.add_move(at, length, sign, from.square, to.square);
    // That is `length + 1`, but known before the squares are: the next token can be looked at already.
    return at + first_blank(at) + 1;
  }

  [[nodiscard]] static draughts::Separator sign_of(char byte) noexcept {
    return signs[static_cast<unsigned char>(byte)];
  }
  /// Whether a move does not end before this byte.
  [[nodiscard]] static bool goes_on_with(char byte) noexcept {
    return is_digit(byte) || byte == 'X' || sign_of(byte) != draughts::Separator::none;
  }
  /// Whether another square with a letter may begin with this byte.
  [[nodiscard]] static bool is_file(char byte) noexcept {
    const char letter = static_cast<char>(byte | 0x20);
    return letter >= 'a' && letter <= 'l';
  }
  static constexpr auto signs = [] {
    std::array<draughts::Separator, 0x100> of_bytes{};
    of_bytes['-'] = draughts::Separator::hyphen;
    of_bytes['x'] = draughts::Separator::cross;
    of_bytes[':'] = draughts::Separator::colon;
    return of_bytes;
  }();

  [[nodiscard]] static bool is_space(char byte) noexcept { return byte == ' ' || byte == '\n' || byte == '\r'; }

  /// The first of the eight bytes at `text` that is a blank or a control character; 7 without one.
  [[nodiscard]] static std::uint32_t first_blank(const char* text) noexcept {
    std::uint64_t bytes{};
    std::memcpy(&bytes, text, sizeof bytes);
    if constexpr (std::endian::native == std::endian::big) bytes = __builtin_bswap64(bytes);
    constexpr std::uint64_t each = 0x0101'0101'0101'0101U;
    const std::uint64_t blanks = ((bytes - each * (' ' + 1)) & ~bytes & each * 0x80) | std::uint64_t{1} << 63;
    return static_cast<std::uint32_t>(std::countr_zero(blanks)) / 8;
  }
};

}  // namespace pdn::grammar

namespace tao::pegtl {

template <typename Name>
struct analyze_traits<Name, pdn::grammar::PlainPlies> : analyze_any_traits<> {};

}  // namespace tao::pegtl
