// Looking back for the beginning of a line.
#include "line_start.hpp"

namespace pdn {

const char* back_over_blanks(const char* begin, const char* at) noexcept {
  while (at != begin) {
    const bool written_return = at - begin >= 2 && at[-1] == 'r' && at[-2] == '\\';
    if (at[-1] != ' ' && at[-1] != '\t' && !written_return) break;
    at -= written_return ? 2 : 1;
  }
  return at;
}

// Some programs wrote CR CR LF: returns before a line feed are one line end with it, however many.
const char* line_end_before(const char* begin, const char* at) noexcept {
  at = back_over_blanks(begin, at);
  if (at == begin) return nullptr;
  if (at[-1] == '\r') return at - 1;
  if (at - begin >= 2 && at[-1] == 'n' && at[-2] == '\\') return at - 2;
  if (at[-1] != '\n') return nullptr;
  --at;
  while (at != begin && at[-1] == '\r') --at;
  return at;
}

bool is_behind_empty_line(const char* begin, const char* at) noexcept {
  const char* line_end = line_end_before(begin, at);
  return line_end != nullptr && line_end_before(begin, line_end) != nullptr;
}

}  // namespace pdn
