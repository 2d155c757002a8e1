// The line of the source under a finding, with a caret and tildes below the place. Not here: colours, and how the
// line was found.
#pragma once

#include <cstddef>
#include <string>

namespace pdn::cli {

/// A line in UTF-8, cut around the place that is meant.
struct MarkedLine {
  std::string before;
  std::string marked;  ///< may be empty: a place between two characters, or behind the line's end
  std::string after;
  bool cut_before{};  ///< the line has more in front of `before`
  bool cut_after{};   ///< the line has more behind `after`
};

/// Two lines of equal indentation, without line ends.
struct Excerpt {
  std::string line;   ///< tabs as spaces, unsafe characters as U+FFFD
  std::string marks;  ///< `^~~~` under the marked part
};

/// The excerpt, at most `cells` wide; what doesn't fit is cut away on either side and marked by an ellipsis.
[[nodiscard]] Excerpt make_excerpt(const MarkedLine& line, std::size_t cells = 100);

}  // namespace pdn::cli
