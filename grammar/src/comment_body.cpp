// The search for the end of a comment.
#include "comment_body.hpp"

#include <cstddef>
#include <cstring>

namespace pdn {
namespace {

// Behind a header so much text may pass before the comment's `}`; and so much is looked at first for one.
constexpr std::ptrdiff_t patience = std::ptrdiff_t{1} << 16;
constexpr std::ptrdiff_t first_look = 256;

const char* find(const char* begin, const char* end, char wanted) noexcept {
  if (begin == end) return nullptr;
  return static_cast<const char*>(std::memchr(begin, wanted, static_cast<std::size_t>(end - begin)));
}

bool is_name_byte(char byte) noexcept {
  return (byte >= 'A' && byte <= 'Z') || (byte >= 'a' && byte <= 'z') || (byte >= '0' && byte <= '9') || byte == '_';
}

const char* skip_blanks(const char* at, const char* end) noexcept {
  while (at != end && (*at == ' ' || *at == '\t')) ++at;
  return at;
}

// Does a tag with a value begin here, and is it an Event or behind an empty line?
bool is_header(const char* at, const char* end, bool behind_empty_line) noexcept {
  at = skip_blanks(at, end);
  if (at == end || *at != '[') return false;
  const char* name = ++at;
  if (at == end || *at < 'A' || *at > 'Z') return false;
  while (at != end && is_name_byte(*at)) ++at;
  const bool is_event = at - name == 5 && std::memcmp(name, "Event", 5) == 0;
  if (!is_event && !behind_empty_line) return false;
  const char* value = skip_blanks(at, end);
  return value != at && value != end && *value == '"';
}

bool is_empty_line(const char* begin, const char* line_end) noexcept {
  while (begin != line_end && (*begin == ' ' || *begin == '\t' || *begin == '\r')) ++begin;
  return begin == line_end;
}

}  // namespace

const char* find_header(const char* begin, const char* end) noexcept {
  bool behind_empty_line = false;
  const char* line = begin;
  while (const char* line_end = find(line, end, '\n')) {
    behind_empty_line = line != begin && is_empty_line(line, line_end);
    line = line_end + 1;
    if (is_header(line, end, behind_empty_line)) return line;
  }
  return nullptr;
}

CommentReach find_comment_end(const char* begin, const char* end) noexcept {
  for (std::ptrdiff_t look = first_look;; look *= 2) {
    const char* seen = end - begin > look ? begin + look : end;
    const char* close = find(begin, seen, '}');
    const char* header = find_header(begin, close != nullptr ? close : seen);
    if (header != nullptr) {
      const char* limit = end - header > patience ? header + patience : end;
      const char* behind = find(header, limit, '}');
      if (behind == nullptr) return {nullptr, limit == end};
      if (find(header, behind, '{') != nullptr) return {nullptr, false};
      return {behind, false};
    }
    if (close != nullptr || seen == end) return {close, close == nullptr};
  }
}

}  // namespace pdn
