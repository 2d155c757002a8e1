// The walk: what each kind of event becomes.
#include "transcription.hpp"

#include <algorithm>
#include <utility>

#include "draughts/rules/variant_facts.hpp"
#include "draughts/source/encoding.hpp"
#include "written_move.hpp"

namespace draughts {
namespace {

/// Without blanks.
std::string in_one_piece(std::string text) {
  std::erase_if(text, [](char byte) { return byte == ' ' || byte == '\t'; });
  return text;
}

}  // namespace

Transcription::Transcription(const Game& game, const Judgement& judgement, const Numbering* numbering,
                             Transcript& transcript)
    : game_(game), judgement_(judgement), numbering_(numbering), transcript_(transcript) {
  Line main;
  if (transcript.start)
    main.turn = transcript.start->turn();
  else if (judgement.variant)
    main.turn = facts_of(*judgement.variant).first_mover;
  main.half = transcript.has_start_setup ? 0 : 2;
  lines_.push_back(main);
  if (!game.complete) lost_ = lost_texts(game);
}

void Transcription::run() {
  transcript_.entries.reserve(game_.events.size());
  for (std::size_t index = 0; index < game_.events.size(); ++index) {
    if (game_.events[index].kind == EventKind::number) continue;
    const std::uint32_t offset = game_.events[index].span.offset;
    if (offset < done_) continue;
    // Nearly all events are moves that were played, in games whose text is there to the end.
    if (next_lost_ == lost_.size() && record(index).role == EventRole::played) {
      add_played(index);
      continue;
    }
    if (next_lost_ < lost_.size()) add_lost_before(offset);
    if (offset >= done_) on_event(index);
  }
  add_lost_before(static_cast<std::uint32_t>(game_.text.size()) + 1);
}

void Transcription::on_event(std::size_t index) {
  const Event& event = game_.events[index];
  switch (event.kind) {
    case EventKind::number:
      return;
    case EventKind::late_tag:
      return on_late_tag(game_.tags[event.value]);
    case EventKind::move:
      return on_move(index);
    case EventKind::null_move:
      return on_null_move(index);
    case EventKind::setup:
      return on_setup(index);
    case EventKind::variation_begin:
      return on_variation_begin(index);
    case EventKind::variation_end:
      return on_variation_end(index);
    case EventKind::comment:
      return on_comment(game_.slice(event.span));
    case EventKind::line_comment:
      return on_line_comment(game_.slice(event.span));
    case EventKind::glyph:
      add(EntryKind::glyph).value = event.value;
      return;
    case EventKind::strength:
      return on_strength(index);
    case EventKind::result:
      return add_comment(utf_8(game_.slice(event.span)));
  }
}

// Moves

void Transcription::on_move(std::size_t index) {
  switch (record(index).role) {
    case EventRole::hop:
      return;
    case EventRole::played:
      return add_played(index);
    case EventRole::broken:
    case EventRole::behind:
      return break_off(index);
    case EventRole::irregular: {
      const RecordedEvent& noted = record(index);
      add_comment(utf_8(game_.slice(game_.events[index].span)));
      Entry unseen;
      make_ply(unseen, std::nullopt, noted.half);
      return;
    }
    default:
      return add_unjudged(index);
  }
}

void Transcription::add_played(std::size_t index) {
  const RecordedEvent& noted = record(index);
  line().last_move = transcript_.entries.size();
  Entry& entry = add(EntryKind::move);
  entry.capture = noted.capture;
  entry.promotes = noted.promotes;
  entry.ambiguous = noted.ambiguous;
  entry.from = noted.from;
  entry.to = noted.to;
  if (noted.path_squares + noted.captured_squares > 0 || game_.events[index].square_count > 2)
    add_squares(entry, index);
  make_ply(entry, noted.turn, noted.half);
}

/// The path of a move, its squares as they are written, and those of the pieces that it takes.
void Transcription::add_squares(Entry& entry, std::size_t index) {
  const RecordedEvent& noted = record(index);
  auto& squares = transcript_.squares;
  entry.path_squares = noted.path_squares;
  entry.captured_squares = noted.captured_squares;
  entry.squares = static_cast<std::uint32_t>(squares.size());
  const auto path = judgement_.record.path(noted);
  squares.insert(squares.end(), path.begin(), path.end());
  if (const auto written = game_.squares_of(game_.events[index]); written.size() > 2) {
    for (const WrittenSquare square : written) squares.push_back(numbering_->at(square));
    entry.written_squares = static_cast<std::uint8_t>(written.size());
  }
  const auto captured = judgement_.record.captured(noted);
  squares.insert(squares.end(), captured.begin(), captured.end());
}

void Transcription::add_unjudged(std::size_t index) {
  const Event& event = game_.events[index];
  line().last_move = transcript_.entries.size();
  Entry& entry = add(EntryKind::unjudged_move);
  const auto written = game_.squares_of(event);
  entry.capture = written.size() > 2 || has_capture_sign(event);
  PlacedSquares placed;
  if (numbering_ != nullptr && placed.place(game_, event, *numbering_)) {
    entry.squares = static_cast<std::uint32_t>(transcript_.squares.size());
    entry.path_squares = static_cast<std::uint8_t>(written.size());
    transcript_.squares.insert(transcript_.squares.end(), placed.squares().begin(), placed.squares().end());
  } else {
    entry.text = transcript_.keep(in_one_piece(utf_8(game_.slice(event.span))));
  }
  make_ply(entry, std::nullopt, record(index).half);
}

void Transcription::on_null_move(std::size_t index) {
  if (record(index).role == EventRole::behind) return break_off(index);
  make_ply(add(EntryKind::null_move), std::nullopt, record(index).half);
}

void Transcription::make_ply(Entry& entry, std::optional<Colour> turn, std::int32_t half) {
  Line& line = this->line();
  entry.turn = turn.value_or(line.turn);
  // Numbers are counted on from the first one, whatever the source says later.
  if (line.half != 0) half = line.half;
  if (half == 0) half = line.expected_half;
  if (half == 0) half = entry.turn == facts_of(judgement_.variant.value_or(Variant{})).first_mover ? 2 : 3;
  entry.half = half;
  entry.ply = ++line.ply;
  line.half = half + 1;
  line.turn_before = entry.turn;
  line.turn = opponent(entry.turn);
  line.begun = true;
}

// Positions

void Transcription::on_setup(std::size_t index) {
  const std::uint32_t which = game_.events[index].value;
  const WrittenSetup& written = game_.setups[which];
  const Setup& setup = written.setup;
  const bool is_start = game_.start_setup == which && transcript_.start;
  const EventRole role = is_start ? EventRole::laid : record(index).role;
  const bool unplayed = role == EventRole::kept && written.readable && setup.pieces.empty();
  if (role == EventRole::null_move || unplayed) {
    return make_ply(add(EntryKind::null_move), setup.turn ? std::optional(opponent(*setup.turn)) : std::nullopt, 0);
  }
  if (role != EventRole::laid || numbering_ == nullptr) return break_off(index);
  Entry& entry = add(EntryKind::setup);
  entry.value = static_cast<std::uint32_t>(transcript_.setups.size());
  entry.turn = is_start ? transcript_.start->turn() : record(index).turn;
  transcript_.setups.push_back({Diagram::of(setup, *numbering_, entry.turn), setup.turn.has_value()});
  lay(entry.turn);
}

/// A position of which the other side is to move stands for a ply that was played in between.
void Transcription::lay(Colour turn) {
  Line& line = this->line();
  const bool passed = line.begun && line.turn != turn;
  line.ply += passed ? 1 : 0;
  line.expected_half = line.half == 0 ? 0 : line.half + (passed ? 1 : 0);
  line.half = 0;
  line.turn = turn;
  line.last_move.reset();
  line.begun = true;
}

// Variations

void Transcription::on_variation_begin(std::size_t index) {
  if (record(index).role == EventRole::dissolved) return;
  Entry& entry = add(EntryKind::variation_begin);
  entry.continues = record(index).continues;
  Line variation = line();
  if (!entry.continues && variation.ply > 0) {
    variation.turn = variation.turn_before;
    --variation.ply;
    if (variation.half > 0) --variation.half;
  }
  variation.last_move.reset();
  lines_.push_back(variation);
}

void Transcription::on_variation_end(std::size_t index) {
  if (record(index).role == EventRole::dissolved) return;
  if (lines_.size() == 1) return;
  lines_.pop_back();
  // Parentheses around nothing say nothing.
  if (transcript_.entries.back().kind == EntryKind::variation_begin)
    transcript_.entries.pop_back();
  else
    add(EntryKind::variation_end);
}

Entry& Transcription::add(EntryKind kind) {
  transcript_.entries.emplace_back();
  transcript_.entries.back().kind = kind;
  return transcript_.entries.back();
}

std::string Transcription::utf_8(std::string_view raw) const {
  return to_utf_8(raw, game_.encoding);
}

}  // namespace draughts
