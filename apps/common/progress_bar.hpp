// A bar on standard error that shows how far a file has been read. Not here: whether there is to be one.
#pragma once

#include <chrono>
#include <cstdint>
#include <ostream>
#include <string>

#include "draughts/source/byte_source.hpp"

namespace pdn::cli {

/// One line that is drawn again and again, at most ten times a second. It must be hidden while anything else is
/// written to the same terminal.
class ProgressBar {
 public:
  /// `width` is the terminal's in cells (0: 80). A bar that isn't shown costs nothing.
  ProgressBar(std::ostream& err, bool shown, std::size_t width);
  ~ProgressBar() { hide(); }
  ProgressBar(const ProgressBar&) = delete;
  ProgressBar& operator=(const ProgressBar&) = delete;

  /// A new file is begun; rate and time left are the file's.
  void begin_file(std::string name);

  /// Draws the bar if it is time to; `games` is how many have been read of this file.
  void update(const draughts::ByteSource& source, std::uint64_t games);

  /// Takes the bar off the screen until the next update.
  void hide();

 private:
  using Clock = std::chrono::steady_clock;

  std::ostream& err_;
  bool shown_;
  std::size_t width_;
  bool drawn_ = false;
  std::string name_;
  Clock::time_point begun_;
  Clock::time_point next_;
};

/// The bar's text, at most `width` cells: name, part done, rate and time left where they are known.
[[nodiscard]] std::string progress_text(const std::string& name, const draughts::ReadingProgress& progress,
                                        std::uint64_t games, std::chrono::duration<double> elapsed, std::size_t width);

}  // namespace pdn::cli
