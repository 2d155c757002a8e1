// Text of errors.
#include "found_text.hpp"

#include <algorithm>

#include "characters.hpp"

namespace pdn {
namespace {

constexpr std::ptrdiff_t longest_token = 40;

bool is_printable(char byte) noexcept {
  return byte > ' ' && byte < '\x7F';
}
bool is_chess_file(char byte) noexcept {
  return byte >= 'a' && byte <= 'h';
}
bool is_chess_rank(char byte) noexcept {
  return byte >= '1' && byte <= '8';
}

}  // namespace

Bytes found_token(const char* at, const char* end) noexcept {
  const char* last = end - at > longest_token ? at + longest_token : end;
  const bool is_word = static_cast<unsigned char>(*at) > ' ' && *at != '\x7F';
  const char* behind = at + 1;
  while (is_word && behind<last&& static_cast<unsigned char>(*behind)> ' ' && *behind != '[' && *behind != '{' &&
         *behind != '(' && *behind != ')')
    ++behind;
  return {at, behind};
}

std::string shown(Bytes token) {
  const std::string_view text = token.view();
  if (std::ranges::all_of(text, is_printable)) return '"' + std::string(text) + '"';
  constexpr std::string_view digits = "0123456789ABCDEF";
  const auto byte = static_cast<unsigned char>(text.front());
  return std::string("the byte 0x") + digits[byte / 16] + digits[byte % 16];
}

bool looks_like_chess(std::string_view token) noexcept {
  while (!token.empty() && !is_digit(token.back()) && token.back() != 'O') token.remove_suffix(1);
  if (token == "O-O" || token == "O-O-O") return true;
  if (token.size() < 2 || token.size() > 6) return false;
  if (!is_chess_rank(token.back()) || !is_chess_file(token[token.size() - 2])) return false;
  if (token.size() == 2) return true;
  const std::string_view first = token.substr(0, token.size() - 2);
  const std::string_view pieces = "KQRBN";
  const bool by_piece = pieces.find(first.front()) != std::string_view::npos;
  const bool by_pawn = is_chess_file(first.front()) && first.size() == 2 && first[1] == 'x';
  return by_pawn || (by_piece && first.find_first_not_of("abcdefgh12345678x", 1) == std::string_view::npos);
}

}  // namespace pdn
