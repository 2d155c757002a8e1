#include "pdn-convert/outlets.hpp"

namespace pdn::cli {

bool SplitOutlet::take(FinishedGame&& game) {
  const std::size_t files_before = files_.size();
  const auto part = games_a_file_ > 0 ? files_.part(taken_ / games_a_file_ + 1) : files_.part_for(game.split_by);
  if (!part) {
    error_ = part.error();
    return false;
  }
  ++taken_;
  if (files_.size() > files_before) **part << preamble_;
  (*part)->write(game.text.data(), static_cast<std::streamsize>(game.text.size()));
  return (*part)->good();
}

}  // namespace pdn::cli
