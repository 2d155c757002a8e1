// The reader goes on at a tag, a move or a terminator; what lies between that and the error is lost.
#include "lost_text.hpp"

#include <algorithm>

namespace draughts {
namespace {

/// Whether the reader skips text behind such an error. Behind the others it goes on at once.
bool loses_text(DiagnosticCode code) noexcept {
  switch (code) {
    case DiagnosticCode::syntax:
    case DiagnosticCode::unterminated_comment:
    case DiagnosticCode::unterminated_setup:
    case DiagnosticCode::too_deep:
      return true;
    default:
      return false;
  }
}

/// The first place behind `offset` where something of the game was read.
std::uint32_t read_again(const Game& game, std::uint32_t offset) noexcept {
  std::uint32_t end = std::max(end_of_moves(game), offset);
  if (end == offset) end = static_cast<std::uint32_t>(game.text.size());
  for (const Tag& tag : game.tags) {
    const std::size_t bracket = game.text.rfind('[', tag.name.offset);
    if (bracket != std::string_view::npos && bracket > offset) end = std::min(end, static_cast<std::uint32_t>(bracket));
  }
  const auto event = std::ranges::find_if(
      game.events, [&](const Event& candidate) { return candidate.span.offset > offset && candidate.span.length > 0; });
  if (event != game.events.end()) {
    const bool comment = event->kind == EventKind::comment || event->kind == EventKind::line_comment;
    end = std::min(end, event->span.offset - (comment ? 1 : 0));
  }
  return end;
}

}  // namespace

std::uint32_t end_of_moves(const Game& game) noexcept {
  return game.ending == Ending::none ? static_cast<std::uint32_t>(game.text.size()) : game.terminator.offset;
}

std::vector<LostText> lost_texts(const Game& game) {
  std::vector<LostText> lost;
  for (const Diagnostic& finding : game.findings) {
    if (finding.severity != Severity::error || !loses_text(finding.code)) continue;
    const auto begin = static_cast<std::uint32_t>(finding.span.offset - game.offset);
    const std::uint32_t end = read_again(game, begin);
    if (end > begin) lost.push_back({{begin, end - begin}, &finding});
  }
  std::ranges::stable_sort(lost, {}, [](const LostText& text) { return text.span.offset; });
  return lost;
}

}  // namespace draughts
