// Where a tool writes, and what it is told of the terminal: a value, so that every tool runs in a test as in a shell.
#pragma once

#include <cstddef>
#include <ostream>

#include "common/colour.hpp"

namespace pdn::cli {

/// What the environment says about the two output streams.
struct Terminal {
  bool out{};           ///< standard output is a terminal
  bool err{};           ///< standard error is a terminal
  bool colourless{};    ///< NO_COLOR is set (no-color.org), or the terminal has no colours
  std::size_t width{};  ///< of the terminal in cells; 0 when unknown
};

/// A tool's way out. A write that failed shows as `out.bad()`; why, the owner of the stream knows.
struct Streams {
  std::ostream& out;  ///< data
  std::ostream& err;  ///< everything else
  Terminal terminal;
};

/// Whether standard output is to be coloured.
[[nodiscard]] inline bool coloured(When when, const Terminal& terminal) noexcept {
  if (when != When::automatic) return when == When::always;
  return terminal.out && !terminal.colourless;
}

/// Whether a progress bar is to be drawn on standard error.
[[nodiscard]] inline bool progress_shown(When when, const Terminal& terminal) noexcept {
  if (when != When::automatic) return when == When::always;
  return terminal.err;
}

}  // namespace pdn::cli
