// ANSI sequences (ECMA-48, SGR); every terminal of today reads these.
#include "common/colour.hpp"

#include <fmt/format.h>

namespace pdn::cli {

std::string Palette::in(std::string_view sequence, std::string_view text) const {
  if (!coloured_) return std::string(text);
  return fmt::format("\x1b[{}m{}\x1b[0m", sequence, text);
}

std::string Palette::severity(draughts::Severity severity) const {
  const std::string_view name = draughts::name_of(severity);
  switch (severity) {
    case draughts::Severity::error:
      return in("1;31", name);
    case draughts::Severity::warning:
      return in("1;35", name);
    case draughts::Severity::note:
      return in("1;36", name);
  }
  return std::string(name);
}

}  // namespace pdn::cli
