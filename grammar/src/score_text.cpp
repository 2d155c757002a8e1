// The usual results.
#include "score_text.hpp"

#include <algorithm>
#include <array>
#include <cstddef>

namespace pdn {

bool is_usual_result(std::string_view text) noexcept {
  constexpr std::array<std::string_view, 14> usual{
      "1-0",       "0-1", "2-0", "0-2", "1-1", "0-0", "1/2-1/2", "\xC2\xBD-\xC2\xBD",
      "\xBD-\xBD", "1:0", "0:1", "2:0", "0:2", "0:0"};
  std::array<char, 8> packed{};
  std::size_t size = 0;
  for (const char byte : text) {
    if (byte == ' ' || byte == '\t') continue;
    if (size == packed.size()) return false;
    packed[size++] = byte;
  }
  return std::ranges::find(usual, std::string_view(packed.data(), size)) != usual.end();
}

}  // namespace pdn
