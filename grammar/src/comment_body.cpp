// The search for the end of a comment.
#include "comment_body.hpp"

#include <cstddef>
#include <cstring>

#include "game_start.hpp"

namespace pdn {
namespace {

// Behind a game's beginning so much text may pass before the comment's `}`; and so much is looked at first for one.
constexpr std::ptrdiff_t patience = std::ptrdiff_t{1} << 16;
constexpr std::ptrdiff_t first_look = 256;

const char* find(const char* begin, const char* end, char wanted) noexcept {
  if (begin == end) return nullptr;
  return static_cast<const char*>(std::memchr(begin, wanted, static_cast<std::size_t>(end - begin)));
}

}  // namespace

CommentReach find_comment_end(const char* begin, const char* end) noexcept {
  for (std::ptrdiff_t look = first_look;; look *= 2) {
    const char* seen = end - begin > look ? begin + look : end;
    const char* close = find(begin, seen, '}');
    const bool is_near = close != nullptr && close - begin <= patience;
    if (is_near && find(begin, close, '{') == nullptr) [[likely]]
      return {close, false};
    if (const char* start = find_game_start(begin, close != nullptr ? close : seen)) {
      const char* limit = end - start > patience ? start + patience : end;
      const char* behind = find(start, limit, '}');
      if (behind == nullptr) return {nullptr, limit == end};
      return {find(start, behind, '{') == nullptr ? behind : nullptr, false};
    }
    if (close != nullptr || seen == end) return {close, close == nullptr};
  }
}

}  // namespace pdn
