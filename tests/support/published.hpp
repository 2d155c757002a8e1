// What others have published about the variants: legal moves of positions, and numbers of lines. Read from tests/data.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

namespace test_support {

/// A position with all its legal moves.
struct PublishedCase {
  std::string variant;
  std::string fen;
  std::vector<std::string> moves;  ///< such as `32x14{19,28}`, in no particular order
};

/// A position with how many lines of play there are from it.
struct PublishedCount {
  std::string variant;
  std::string fen;
  std::string about;
  std::vector<std::uint64_t> lines;  ///< at depth 1, 2, ...
};

/// All cases, of all variants. Throws where the file can't be read.
std::vector<PublishedCase> published_cases();

/// All counts, of all variants. Throws where the file can't be read.
std::vector<PublishedCount> published_counts();

}  // namespace test_support
