// The laws, each checked by reading the text once more in another way.
#include "reading_laws.hpp"

#include "pdn/recognise.hpp"
#include "reading.hpp"

namespace test_grammar {

using draughts::EventKind;
using draughts::Game;

namespace {

bool spans_are_inside(const Game& game) {
  const auto inside = [&](draughts::Span span) { return std::size_t{span.offset} + span.length <= game.text.size(); };
  for (const auto& tag : game.tags) {
    if (!inside(tag.name) || !inside(tag.value)) return false;
  }
  for (const auto& event : game.events) {
    if (!inside(event.span)) return false;
  }
  for (const auto& setup : game.setups) {
    if (!inside(setup.span) || setup.piece_spans.size() != setup.setup.pieces.size()) return false;
  }
  return game.ending == draughts::Ending::none || inside(game.terminator);
}

bool squares_belong_to_moves(const Game& game) {
  std::size_t squares = 0;
  for (const auto& event : game.events) {
    if (event.kind != EventKind::move) continue;
    if (event.value != squares || event.square_count < 2) return false;
    squares += event.square_count;
  }
  return squares == game.squares.size();
}

bool brackets_are_balanced(const Game& game) {
  int depth = 0;
  for (const auto& event : game.events) {
    if (event.kind == EventKind::variation_begin) ++depth;
    if (event.kind == EventKind::variation_end && --depth < 0) return false;
  }
  return depth == 0;
}

bool values_are_indices(const Game& game) {
  for (const auto& event : game.events) {
    if (event.kind == EventKind::setup && event.value >= game.setups.size()) return false;
    if (event.kind == EventKind::late_tag && event.value >= game.tags.size()) return false;
  }
  for (const auto& clock : game.clocks) {
    if (clock.comment >= game.events.size() || game.events[clock.comment].kind != EventKind::comment) return false;
  }
  return !game.start_setup || *game.start_setup < game.setups.size();
}

std::string_view law_broken_in(const Game& game, std::string_view text, std::size_t begin, std::size_t end) {
  if (game.text.data() < text.data() + begin || game.text.data() + game.text.size() > text.data() + end)
    return "a game's text lies in what was consumed for it";
  if (game.offset != static_cast<std::size_t>(game.text.data() - text.data())) return "a game's offset is its text's";
  if (!spans_are_inside(game)) return "spans lie inside their game";
  if (!squares_belong_to_moves(game)) return "squares follow each other as their moves do";
  if (!brackets_are_balanced(game)) return "variations are balanced";
  if (!values_are_indices(game)) return "values point at what they name";
  for (const auto& finding : game.findings) {
    if (finding.span.offset < game.offset || finding.span.offset + finding.span.length > text.size())
      return "findings lie in the text, not before their game";
  }
  return {};
}

}  // namespace

std::string_view law_broken_by(std::string_view text) {
  pdn::Reader reader;
  Game game;
  std::size_t at = 0;
  while (true) {
    const auto result = reader.read(text.substr(at), true, at, game);
    if (result.consumed > text.size() - at) return "reading never leaves the text";
    if (result.status == pdn::ReadStatus::end) break;
    if (result.status != pdn::ReadStatus::game) return "a complete text is never incomplete";
    if (result.consumed == 0) return "reading goes on";
    const std::string_view law = law_broken_in(game, text, at, at + result.consumed);
    if (!law.empty()) return law;
    at += result.consumed;
  }
  return pdn::recognise(text) <= text.size() ? std::string_view{} : "recognising never leaves the text";
}

bool reads_alike_in_steps(std::string_view text, std::size_t step) {
  const auto whole = read_all(text);
  const auto steps = read_in_steps(text, step);
  return whole.games == steps.games && whole.findings == steps.findings && whole.texts == steps.texts;
}

}  // namespace test_grammar
