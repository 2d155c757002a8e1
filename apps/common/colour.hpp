// Whether output is coloured, and the few colours there are.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include "draughts/game/diagnostic_code.hpp"

namespace pdn::cli {

/// The value of --color and --progress.
enum class When : std::uint8_t { automatic, always, never };

/// Wraps text in terminal colours, or leaves it alone.
class Palette {
 public:
  /// A palette that colours nothing.
  Palette() = default;
  explicit Palette(bool coloured) noexcept : coloured_(coloured) {}

  [[nodiscard]] std::string place(std::string_view text) const { return in("1", text); }
  [[nodiscard]] std::string mark(std::string_view text) const { return in("1;32", text); }
  [[nodiscard]] std::string code(std::string_view text) const { return in("2", text); }
  /// The severity's name in its colour.
  [[nodiscard]] std::string severity(draughts::Severity severity) const;

 private:
  [[nodiscard]] std::string in(std::string_view sequence, std::string_view text) const;

  bool coloured_ = false;
};

}  // namespace pdn::cli
