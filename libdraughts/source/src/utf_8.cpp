// The table of well-formed byte sequences as code, and the fast way over ASCII.
#include "utf_8.hpp"

#include <cstdint>
#include <cstring>

namespace draughts {
namespace {

/// The first byte's demands: how many bytes, and between which bounds the second one lies.
struct Sequence {
  std::size_t length;
  unsigned char second_least;
  unsigned char second_most;
};

constexpr Sequence sequence_of(unsigned char first) {
  if (first < 0x80) return {1, 0, 0};
  if (first < 0xC2) return {0, 0, 0};
  if (first < 0xE0) return {2, 0x80, 0xBF};
  if (first == 0xE0) return {3, 0xA0, 0xBF};
  if (first == 0xED) return {3, 0x80, 0x9F};
  if (first < 0xF0) return {3, 0x80, 0xBF};
  if (first == 0xF0) return {4, 0x90, 0xBF};
  if (first < 0xF4) return {4, 0x80, 0xBF};
  if (first == 0xF4) return {4, 0x80, 0x8F};
  return {0, 0, 0};
}

constexpr std::uint64_t high_bit_of_each = 0x8080808080808080U;

std::uint64_t high_bits(const char* bytes, std::size_t words) {
  std::uint64_t any = 0;
  for (std::size_t word = 0; word < words; ++word) {
    std::uint64_t eight = 0;
    std::memcpy(&eight, bytes + word * sizeof eight, sizeof eight);
    any |= eight;
  }
  return any & high_bit_of_each;
}

}  // namespace

std::size_t character_length(std::string_view text) {
  const auto byte_at = [&](std::size_t index) { return static_cast<unsigned char>(text[index]); };
  const Sequence sequence = sequence_of(byte_at(0));
  if (sequence.length < 2) return sequence.length;
  if (text.size() < sequence.length) return 0;
  if (byte_at(1) < sequence.second_least || byte_at(1) > sequence.second_most) return 0;
  for (std::size_t index = 2; index < sequence.length; ++index) {
    if ((byte_at(index) & 0xC0U) != 0x80U) return 0;
  }
  return sequence.length;
}

std::size_t ascii_length(std::string_view text) {
  constexpr std::size_t words_in_block = 8;
  constexpr std::size_t block_size = words_in_block * sizeof(std::uint64_t);
  std::size_t length = 0;
  while (text.size() - length >= block_size && high_bits(text.data() + length, words_in_block) == 0)
    length += block_size;
  while (text.size() - length >= sizeof(std::uint64_t) && high_bits(text.data() + length, 1) == 0) {
    length += sizeof(std::uint64_t);
  }
  while (length < text.size() && static_cast<unsigned char>(text[length]) < 0x80) ++length;
  return length;
}

void append_utf_8(std::string& text, char16_t character) {
  const auto code = static_cast<std::uint32_t>(character);
  const auto put = [&](std::uint32_t byte) { text.push_back(static_cast<char>(byte)); };
  if (code < 0x80) return put(code);
  if (code < 0x800) {
    put(0xC0 | code >> 6);
  } else {
    put(0xE0 | code >> 12);
    put(0x80 | (code >> 6 & 0x3F));
  }
  put(0x80 | (code & 0x3F));
}

}  // namespace draughts
