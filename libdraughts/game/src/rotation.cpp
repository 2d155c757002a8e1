#include "draughts/game/rotation.hpp"

#include <algorithm>
#include <utility>

#include "draughts/game/half_turn.hpp"
#include "draughts/rules/variant_facts.hpp"
#include "draughts/rules/variants.hpp"

namespace draughts {
namespace {

Diagram usual_start(Variant variant) {
  return with_rules_of(variant, []<class R>(std::type_identity<R>) { return Diagram::of<R>(Position<R>::start()); });
}

/// The two sides of a score change places; a text that is no score of two sides stays.
std::string swapped_result(const std::string& text) {
  for (const std::string_view sign : {" - ", "-"}) {
    const std::size_t at = text.find(sign);
    if (at == std::string::npos) continue;
    if (text.find(sign, at + sign.size()) != std::string::npos) return text;
    return text.substr(at + sign.size()) + std::string(sign) + text.substr(0, at);
  }
  return text;
}

void swap_tags(std::vector<TextTag>& tags) {
  for (TextTag& tag : tags) {
    if (tag.name.starts_with("White") || tag.name.starts_with("Black")) {
      tag.name.replace(0, 5, tag.name.starts_with("White") ? "Black" : "White");
    } else if (tag.name == "TimeControlWhite" || tag.name == "TimeControlBlack") {
      tag.name = tag.name == "TimeControlWhite" ? "TimeControlBlack" : "TimeControlWhite";
    } else if (tag.name == "Result") {
      tag.value = swapped_result(tag.value);
    }
  }
}

/// The first mover's plies have the even halves: a game that the other side begins now starts half a move later.
void shift_numbers(Transcript& transcript, Colour first_mover) {
  const auto plies = [](const Entry& entry) { return is_ply(entry.kind); };
  const auto first = std::ranges::find_if(transcript.entries, plies);
  if (first == transcript.entries.end()) return;
  const bool even = first->half % 2 == 0;
  const bool should_be_even = first->turn == first_mover;
  const std::int32_t shift = even == should_be_even ? 0 : even ? 1 : -1;
  for (Entry& entry : transcript.entries)
    if (is_ply(entry.kind)) entry.half += shift;
}

void turn_start(Transcript& transcript, const HalfTurn& turned) {
  if (!transcript.start) return;
  transcript.start = turned(*transcript.start);
  if (transcript.start_among_moves) return;
  // A usual start that nobody need tell; where SetUp announces it, somebody did.
  const bool told = !transcript.start_turn_known || !transcript.tag("SetUp").empty();
  transcript.has_start_setup = told || *transcript.start != usual_start(*transcript.variant);
  if (!transcript.has_start_setup) std::erase_if(transcript.tags, [](const TextTag& tag) { return tag.name == "FEN"; });
}

}  // namespace

void rotate(Transcript& transcript) {
  if (!transcript.variant) return;
  const HalfTurn turned(*transcript.variant);
  for (Square& square : transcript.squares) square = turned(square);
  for (LaidSetup& setup : transcript.setups) setup.diagram = turned(setup.diagram);
  for (Entry& entry : transcript.entries) {
    entry.turn = opponent(entry.turn);
    if (entry.kind != EntryKind::move) continue;
    entry.from = turned(entry.from);
    entry.to = turned(entry.to);
  }
  turn_start(transcript, turned);
  shift_numbers(transcript, facts_of(*transcript.variant).first_mover);
  swap_tags(transcript.tags);
  transcript.terminator = swapped_result(transcript.terminator);
  if (transcript.winner) transcript.winner = opponent(*transcript.winner);
}

}  // namespace draughts
