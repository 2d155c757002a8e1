// Many positions by their keys: a small filter that most positions of games don't pass, and a table behind it.
#pragma once

#include <bit>
#include <cstddef>
#include <cstdint>
#include <vector>

namespace draughts {

/// Numbers by keys. Different things may share a key; whoever asks looks at what he is given.
class PositionTable {
 public:
  /// Adds a number under a key, behind the others there.
  void add(std::uint64_t key, std::uint32_t number) { entries_.push_back({key, number}); }

  /// To be called once, behind the last `add`.
  void finish();

  /// Calls `take(number)` for each number under a key, in their order.
  template <class Take>
  void find(std::uint64_t key, Take take) const {
    if (filter_.empty() || (filter_[word_of(key)] & bit_of(key)) == 0) return;
    for (std::size_t at = slot_of(key); slots_[at] != none; at = (at + 1) & (slots_.size() - 1)) {
      if (entries_[slots_[at]].key != key) continue;
      for (std::size_t entry = slots_[at]; entry < entries_.size() && entries_[entry].key == key; ++entry)
        take(entries_[entry].number);
      return;
    }
  }

 private:
  struct Entry {
    std::uint64_t key;
    std::uint32_t number;
  };
  static constexpr std::uint32_t none = 0xFFFFFFFF;

  [[nodiscard]] static std::uint64_t bit_of(std::uint64_t key) noexcept { return std::uint64_t{1} << (key >> 58); }
  [[nodiscard]] std::size_t word_of(std::uint64_t key) const noexcept {
    return static_cast<std::size_t>(key) & (filter_.size() - 1);
  }
  [[nodiscard]] std::size_t slot_of(std::uint64_t key) const noexcept {
    return static_cast<std::size_t>(key >> 20) & (slots_.size() - 1);
  }

  std::vector<Entry> entries_;         ///< by key, equal ones in the order of their numbers
  std::vector<std::uint32_t> slots_;   ///< places of first entries; a power of two, half of them free
  std::vector<std::uint64_t> filter_;  ///< 16 bits an entry or more; a power of two
};

}  // namespace draughts
