// Findings about a game's form that take more than its grammar: encoding, emptiness, GameType against its own fields.
#include "form_checks.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <string>

#include "draughts/game/tag_values.hpp"

namespace draughts {

SourceSpan span_of_tag(const Game& game, std::string_view name) {
  for (const Tag& tag : game.tags) {
    const std::string_view written = game.slice(tag.name);
    if (written == name || standard_tag_name(written) == name)
      return game.in_source(tag.has_value ? tag.value : tag.name);
  }
  if (!game.tags.empty()) return game.in_source(game.tags.front().name);
  if (!game.events.empty()) return game.in_source(game.events.front().span);
  return game.in_source(game.terminator);
}

void check_encoding(const Game& game, std::vector<Diagnostic>& findings) {
  const auto at = [&](std::size_t offset) { return SourceSpan{game.offset + offset, 1}; };
  if (const std::size_t zero = game.text.find('\0'); zero != std::string_view::npos)
    findings.push_back(make_diagnostic(DiagnosticCode::encoding, at(zero), "a NUL byte", "save the file as UTF-8"));
  if (is_utf_8(game.text)) return;
  const auto high = std::ranges::find_if(game.text, [](char byte) { return static_cast<unsigned char>(byte) > 127; });
  findings.push_back(make_diagnostic(DiagnosticCode::encoding, at(static_cast<std::size_t>(high - game.text.begin())),
                                     game.encoding == Encoding::utf_8
                                         ? std::string("bytes that are not UTF-8; each is shown as \uFFFD")
                                         : fmt::format("not UTF-8: read as {}", name_of(game.encoding)),
                                     "save the file as UTF-8"));
}

void check_empty(const Game& game, std::vector<Diagnostic>& findings) {
  if (game.start_setup || game.tag("FEN") || !game.complete) return;
  const auto holds_something = [](const Event& event) {
    return event.kind == EventKind::move || event.kind == EventKind::null_move || event.kind == EventKind::setup ||
           event.kind == EventKind::variation_begin;
  };
  if (std::ranges::any_of(game.events, holds_something)) return;
  const auto number = std::ranges::find(game.events, EventKind::number, &Event::kind);
  const bool numbered = number != game.events.end();
  if (game.tags.empty() && !numbered && game.ending == Ending::none) return;
  const SourceSpan span = numbered                      ? game.in_source(number->span)
                          : game.ending != Ending::none ? game.in_source(game.terminator)
                                                        : span_of_tag(game, "Event");
  findings.push_back(make_diagnostic(DiagnosticCode::empty_game, span));
}

}  // namespace draughts
