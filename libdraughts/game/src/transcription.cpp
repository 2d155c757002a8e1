// The walk: what each kind of event becomes.
#include "transcription.hpp"

#include <algorithm>
#include <utility>

#include "draughts/game/broken_text.hpp"
#include "draughts/game/strength.hpp"
#include "draughts/game/tag_values.hpp"
#include "draughts/rules/variant_facts.hpp"
#include "draughts/source/encoding.hpp"
#include "written_move.hpp"

namespace draughts {
namespace {

/// The NAG that stands for a `*` glued to a move: the only one.
constexpr std::uint32_t only_move = 7;

bool is_strength(std::string_view sign) noexcept {
  return sign.find_first_not_of("!?()") == std::string_view::npos;
}

/// Without the carriage returns in front of line feeds, and with a blank for each NUL, which no text has.
std::string in_plain_form(std::string text) {
  std::size_t kept = 0;
  for (const char byte : text) {
    if (byte == '\n')
      while (kept > 0 && text[kept - 1] == '\r') --kept;
    text[kept++] = byte == '\0' ? ' ' : byte;
  }
  text.resize(kept);
  return text;
}

/// Without blanks.
std::string in_one_piece(std::string text) {
  std::erase_if(text, [](char byte) { return byte == ' ' || byte == '\t'; });
  return text;
}

std::string_view trimmed(std::string_view text) noexcept {
  constexpr std::string_view blanks = " \t\r\n";
  const std::size_t first = text.find_first_not_of(blanks);
  return first == std::string_view::npos ? std::string_view()
                                         : text.substr(first, text.find_last_not_of(blanks) - first + 1);
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
    const std::uint32_t offset = game_.events[index].span.offset;
    if (offset < done_) continue;
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
      return add_comment(escape_for_comment(trimmed(in_plain_form(utf_8(game_.slice(event.span))))));
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

// Signs and comments

/// A move's first sign stands directly behind it, whatever the source has between the two; a further one would make
/// another sign with that, and becomes a NAG where it stands.
void Transcription::on_strength(std::size_t index) {
  const std::string sign = utf_8(game_.slice(game_.events[index].span));
  const bool takes_sign = line().last_move && !has_sign(*line().last_move);
  if (takes_sign && is_strength(sign)) {
    Entry entry;
    entry.kind = EntryKind::sign;
    entry.text = transcript_.keep(sign);
    auto& entries = transcript_.entries;
    entries.insert(entries.begin() + static_cast<std::ptrdiff_t>(*line().last_move) + 1, entry);
    return;
  }
  const auto nag = sign == "*" ? std::optional(only_move) : nag_of(sign);
  if (!nag || !line().last_move) return add_comment(sign);
  add(EntryKind::glyph).value = *nag;
}

bool Transcription::has_sign(std::size_t move) const {
  return move + 1 < transcript_.entries.size() && transcript_.entries[move + 1].kind == EntryKind::sign;
}

/// A position that is told behind moves is none that they could have begun with.
void Transcription::on_late_tag(const Tag& tag) {
  const std::string_view name = game_.slice(tag.name);
  if (!tells_start(name) || !tag.has_value) return;
  add_comment(escape_for_comment(utf_8(name) + ' ' + tag_text(game_, game_.slice(tag.value))));
}

void Transcription::on_comment(std::string_view raw) {
  std::string text = in_plain_form(utf_8(raw));
  if (auto broken = read_broken_comment(text)) {
    broken->ply = line().ply;
    add(EntryKind::broken).value = static_cast<std::uint32_t>(transcript_.broken.size());
    transcript_.broken.push_back(std::move(*broken));
    return;
  }
  // A brace that closes an inner comment would end this one.
  if (text.find('}') != std::string::npos) text = escape_for_comment(text);
  add_comment(std::move(text));
}

/// A comment may be as large as the game, so the first one is not copied.
void Transcription::add_comment(std::string text) {
  Entry& comment = add(EntryKind::comment);
  if (!transcript_.text.empty()) {
    comment.text = transcript_.keep(text);
    return;
  }
  comment.text = {0, static_cast<std::uint32_t>(text.size())};
  transcript_.text = std::move(text);
}

// What can't be read or played

void Transcription::break_off(std::size_t index) {
  const auto begin = static_cast<std::uint32_t>(begin_of_number(index));
  const std::uint32_t end = end_of_line(index);
  add_broken(begin, end, error_in(begin, end));
}

/// The event's place, or that of the number in front of it.
std::size_t Transcription::begin_of_number(std::size_t index) const {
  const bool numbered = index > 0 && game_.events[index - 1].kind == EventKind::number;
  return game_.events[index - (numbered ? 1 : 0)].span.offset;
}

/// Where the line of an event ends: at its parenthesis, at the terminator, or with the game.
std::uint32_t Transcription::end_of_line(std::size_t index) const {
  std::size_t depth = 0;
  for (; index < game_.events.size(); ++index) {
    const Event& event = game_.events[index];
    if (event.kind == EventKind::variation_begin) ++depth;
    if (event.kind != EventKind::variation_end) continue;
    if (depth == 0 && lines_.size() > 1) return event.span.offset;
    depth -= depth > 0 ? 1 : 0;
  }
  return end_of_moves(game_);
}

const Diagnostic* Transcription::error_in(std::uint32_t begin, std::uint32_t end) const {
  const Diagnostic* first = nullptr;
  for (const Diagnostic& finding : judgement_.diagnostics) {
    if (finding.severity != Severity::error) continue;
    const std::uint64_t offset = finding.span.offset - game_.offset;
    if (offset >= begin && offset < end) return &finding;
    if (first == nullptr) first = &finding;
  }
  return first;
}

void Transcription::add_lost_before(std::uint32_t offset) {
  for (; next_lost_ < lost_.size() && lost_[next_lost_].span.offset < offset; ++next_lost_) {
    const LostText& lost = lost_[next_lost_];
    if (lost.span.offset < done_) continue;
    add_broken(begin_with_number(lost.span.offset), lost.span.offset + lost.span.length, lost.finding);
  }
}

/// The place, or that of a number in front of it whose move was not read.
std::uint32_t Transcription::begin_with_number(std::uint32_t offset) const {
  const auto behind =
      std::ranges::find_if(game_.events, [&](const Event& event) { return event.span.offset >= offset; });
  if (behind == game_.events.begin()) return offset;
  const Event& last = *(behind - 1);
  return last.kind == EventKind::number ? last.span.offset : offset;
}

void Transcription::add_broken(std::uint32_t begin, std::uint32_t end, const Diagnostic* finding) {
  done_ = std::max(done_, end);
  const std::string_view raw = trimmed(game_.text.substr(begin, end - begin));
  if (raw.empty()) return;
  BrokenText broken;
  broken.code = finding != nullptr ? std::string(facts_of(finding->code).slug) : "unreadable";
  if (finding != nullptr)
    broken.message = finding->message.empty() ? std::string(facts_of(finding->code).text) : finding->message;
  broken.text = in_plain_form(utf_8(raw));
  broken.ply = line().ply;
  add(EntryKind::broken).value = static_cast<std::uint32_t>(transcript_.broken.size());
  transcript_.broken.push_back(std::move(broken));
}

// Bits

Entry& Transcription::add(EntryKind kind) {
  transcript_.entries.emplace_back();
  transcript_.entries.back().kind = kind;
  return transcript_.entries.back();
}

std::string Transcription::utf_8(std::string_view raw) const {
  return to_utf_8(raw, game_.encoding);
}

}  // namespace draughts
