// What every byte source shares: the arithmetic of a progress bar.
#include "draughts/source/byte_source.hpp"

#include <algorithm>

namespace draughts {

std::optional<double> progress_fraction(const ReadingProgress& progress) {
  if (!progress.total) return std::nullopt;
  if (*progress.total == 0) return 1.0;
  return std::min(1.0, static_cast<double>(progress.done) / static_cast<double>(*progress.total));
}

}  // namespace draughts
