// Which games by number: `1-10,15,20-`.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <tl/expected.hpp>
#include <vector>

namespace pdn::cli {

/// A set of numbers from 1 on.
class GameNumbers {
 public:
  /// Reads a comma list of numbers and ranges; a range may lack its end. What is wrong with it otherwise.
  [[nodiscard]] static tl::expected<GameNumbers, std::string> read(std::string_view text);

  [[nodiscard]] bool contains(std::uint64_t number) const noexcept;

  /// Whether a number as large as this, or a larger one, is in it.
  [[nodiscard]] bool reaches(std::uint64_t number) const noexcept;

 private:
  struct Range {
    std::uint64_t first{};
    std::uint64_t last{};
  };
  std::vector<Range> ranges_;
};

}  // namespace pdn::cli
