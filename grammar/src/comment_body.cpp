// The search for the end of a comment.
#include "comment_body.hpp"

#include <cstddef>
#include <cstring>

#include "line_start.hpp"

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

// Does a tag with a value begin at this bracket, first on its line, and is it an Event or behind an empty line?
bool is_header(const char* begin, const char* bracket, const char* end) noexcept {
  const char* name = bracket + 1;
  const char* at = name;
  if (at == end || *at < 'A' || *at > 'Z') return false;
  while (at != end && is_name_byte(*at)) ++at;
  const char* value = skip_blanks(at, end);
  if (value == at || value == end || *value != '"') return false;
  const bool is_event = at - name == 5 && std::memcmp(name, "Event", 5) == 0;
  return is_event ? line_end_before(begin, bracket) != nullptr : is_behind_empty_line(begin, bracket);
}

}  // namespace

const char* find_header(const char* begin, const char* end) noexcept {
  const char* at = begin;
  while (const char* bracket = find(at, end, '[')) {
    if (is_header(begin, bracket, end)) return bracket;
    at = bracket + 1;
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
