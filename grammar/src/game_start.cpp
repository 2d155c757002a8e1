// Headers and first moves, looked for byte by byte.
#include "game_start.hpp"

#include <cstddef>
#include <cstring>

#include "characters.hpp"
#include "line_start.hpp"

namespace pdn {
namespace {

// Does a tag with a value begin at this bracket, first on its line, and is it an Event or behind an empty line?
bool is_header(const char* begin, const char* bracket, const char* end) noexcept {
  const char* name = bracket + 1;
  const char* at = name;
  if (at == end || !is_upper(*at)) return false;
  while (at != end && is_name_byte(*at)) ++at;
  const char* value = at;
  while (value != end && is_blank(*value)) ++value;
  if (value == at || value == end || *value != '"') return false;
  const bool is_event = at - name == 5 && std::memcmp(name, "Event", 5) == 0;
  return is_event ? line_end_before(begin, bracket) != nullptr : is_behind_empty_line(begin, bracket);
}

// Behind a square, numeric or algebraic, that stands at `at`; null where none does.
const char* behind_square(const char* at, const char* end) noexcept {
  const bool has_file = at != end && (*at | 0x20) >= 'a' && (*at | 0x20) <= 'l';
  if (has_file) ++at;
  const char* digits = at;
  while (at != end && at - digits < 2 && is_digit(*at)) ++at;
  return at != digits ? at : nullptr;
}

bool is_move(const char* at, const char* end) noexcept {
  const bool by_letters = at != end && is_letter(*at);
  const char* behind_first = behind_square(at, end);
  if (behind_first == nullptr) return false;
  const char* second = behind_first;
  while (second != end && is_blank(*second)) ++second;
  const bool has_sign = second != end && std::strchr("-:xX", *second) != nullptr && *second != '\0';
  if (!has_sign && !by_letters) return false;
  second = has_sign ? second + 1 : behind_first;
  while (has_sign && second != end && is_blank(*second)) ++second;
  const bool same_kind = second != end && is_letter(*second) == by_letters;
  return same_kind && behind_square(second, end) != nullptr;
}

}  // namespace

bool is_numbered_move(const char* at, const char* end) noexcept {
  const char* digits = at;
  while (at != end && at - digits < 3 && is_digit(*at)) ++at;
  if (at == digits || at == end || *at != '.') return false;
  while (at != end && *at == '.') ++at;
  while (at != end && is_space(*at)) ++at;
  return is_move(at, end);
}

bool is_first_line_of_moves(const char* begin, const char* at, const char* end) noexcept {
  const bool is_number_one = end - at >= 3 && at[0] == '1' && at[1] == '.' && at[2] != '.';
  return is_number_one && is_numbered_move(at, end) && is_behind_empty_line(begin, at);
}

const char* find_game_start(const char* begin, const char* end) noexcept {
  for (const char* at = begin; at != end; ++at) {
    if (*at == '[' && is_header(begin, at, end)) return at;
    if (*at == '1' && is_first_line_of_moves(begin, at, end)) return at;
  }
  return nullptr;
}

}  // namespace pdn
