// Lines out of a window on a source.
#include "pdn/hub_stream.hpp"

#include <algorithm>

#include "characters.hpp"
#include "hub_game.hpp"
#include "hub_line.hpp"

namespace pdn {

using draughts::Game;

HubStream::HubStream(draughts::ByteSource& source, std::optional<draughts::Variant> variant, std::size_t line_bytes)
    : window_(source), variant_(variant), line_bytes_(line_bytes) {
  look_ahead();
}

void HubStream::look_ahead() {
  window_.fill(draughts::traits_bytes);
  const std::string_view beginning = window_.text().substr(0, draughts::traits_bytes);
  bool any = false;
  HubCommand command;
  for (std::size_t at = 0; at < beginning.size();) {
    const std::size_t end = std::min(beginning.find('\n', at), beginning.size());
    const std::string_view line = trimmed(beginning.substr(at, end - at));
    if (read_hub_command(line, command)) return;
    any = any || !line.empty();
    at = end + 1;
  }
  if (any)
    not_hub_ = draughts::make_diagnostic(draughts::DiagnosticCode::not_pdn, {window_.offset(), 0},
                                         "expected lines of the Hub protocol: there is no pos command");
}

/// The line that ends at `end` of the window's text; moves on behind it with the next call.
std::optional<std::string_view> HubStream::cut_line(std::size_t end) {
  const std::string_view text = window_.text();
  discard_ = std::min(end + 1, text.size());
  std::string_view line = text.substr(0, end);
  if (line.ends_with('\r')) line.remove_suffix(1);
  return line;
}

std::optional<std::string_view> HubStream::next_line() {
  window_.discard(discard_);
  discard_ = 0;
  std::size_t searched = 0;
  while (true) {
    const std::string_view text = window_.text();
    if (const std::size_t end = text.find('\n', searched); end != std::string_view::npos) return cut_line(end);
    if (window_.complete()) {
      if (text.empty() || window_.error()) return std::nullopt;
      return cut_line(text.size());
    }
    if (text.size() > line_bytes_) return cut_line(text.size());
    searched = text.size();
    window_.extend();
  }
}

bool HubStream::next(Game& game) {
  if (not_hub_) return false;
  HubCommand command;
  while (const auto line = next_line()) {
    if (!read_hub_command(*line, command)) continue;
    const std::uint64_t offset = window_.offset();
    make_hub_game(*line, command, offset, variant_, game);
    if (line->size() > line_bytes_) {
      game.findings.push_back(draughts::make_diagnostic(draughts::DiagnosticCode::game_too_large,
                                                        {offset, static_cast<std::uint32_t>(line->size())}));
      game.complete = false;
    }
    game.number = ++games_;
    return true;
  }
  return false;
}

}  // namespace pdn
