// What of a transcript needs no walk along the moves: tags, the start, the ending.
#include "draughts/game/transcriber.hpp"

#include <algorithm>
#include <optional>

#include "draughts/game/broken_text.hpp"
#include "draughts/game/result.hpp"
#include "draughts/game/tag_values.hpp"
#include "draughts/rules/variant_facts.hpp"
#include "squares_used.hpp"
#include "tag_table.hpp"
#include "transcription.hpp"

namespace draughts {

struct Transcriber::Memory {
  std::optional<Reading> reading;  ///< whose numbering this is
  std::optional<Numbering> numbering;

  const Numbering* numbering_for(const Judgement& judgement) {
    if (!judgement.variant) return nullptr;
    const Reading wanted{*judgement.variant, judgement.numbering};
    if (reading != wanted) {
      reading = wanted;
      numbering = make_numbering(wanted);
    }
    return numbering ? &*numbering : nullptr;
  }
};

namespace {

bool is_letter(char letter) noexcept {
  return (letter >= 'A' && letter <= 'Z') || (letter >= 'a' && letter <= 'z');
}

bool is_name_byte(char letter) noexcept {
  return is_letter(letter) || (letter >= '0' && letter <= '9') || letter == '_';
}

/// A name in the form of PDN 3.0: an upper-case letter, then letters, digits and underscores.
std::string name_in_form(std::string_view written) {
  if (const auto standard = standard_tag_name(written)) return std::string(*standard);
  std::string name(written);
  std::ranges::replace_if(
      name, [](char letter) { return !is_name_byte(letter); }, '_');
  if (!name.empty() && name.front() >= 'a' && name.front() <= 'z')
    name.front() = static_cast<char>(name.front() - 'a' + 'A');
  if (name.empty() || name.front() < 'A' || name.front() > 'Z') name.insert(0, "X");
  return name;
}

/// A value takes one line.
std::string on_one_line(std::string value) {
  std::ranges::replace_if(
      value, [](char letter) { return static_cast<unsigned char>(letter) < 0x20; }, ' ');
  return value;
}

/// What a tag's line holds beside its name and value: text behind the quotes, or a line that is hardly a tag.
std::string_view stray_text(const Game& game, const Tag& tag) {
  if (!tag.has_value) {
    const std::string_view name = game.slice(tag.name);
    return std::ranges::all_of(name, is_name_byte) ? std::string_view() : name;
  }
  std::string_view rest = game.text.substr(tag.value.offset + tag.value.length);
  if (!rest.starts_with('"')) return {};
  rest = rest.substr(1, rest.find_first_of("]\r\n") - 1);
  const std::size_t first = rest.find_first_not_of(" \t\"");
  return first == std::string_view::npos ? std::string_view() : rest.substr(first);
}

void keep_comment(Transcript& transcript, std::string_view text) {
  Entry& comment = transcript.entries.emplace_back();
  comment.kind = EntryKind::comment;
  comment.text = transcript.keep(text);
}

/// Tags behind moves that tell a start are the walk's.
std::size_t tags_before_moves(const Game& game) {
  const auto late = std::ranges::find(game.events, EventKind::late_tag, &Event::kind);
  return late == game.events.end() ? game.tags.size() : late->value;
}

void take_tags(const Game& game, Transcript& transcript) {
  const std::size_t early = tags_before_moves(game);
  for (std::size_t index = 0; index < game.tags.size(); ++index) {
    const Tag& tag = game.tags[index];
    const std::string_view name = game.slice(tag.name);
    if (const std::string_view stray = stray_text(game, tag); !stray.empty())
      keep_comment(transcript, escape_for_comment(on_one_line(to_utf_8(stray, game.encoding))));
    if (!tag.has_value || (index >= early && tells_start(name))) continue;
    std::string value = on_one_line(tag_text(game, game.slice(tag.value)));
    if (value.empty()) continue;
    transcript.tags.push_back(
        {known_tag(name) ? std::string(name) : name_in_form(to_utf_8(name, game.encoding)), std::move(value)});
  }
}

/// Whether the start stands in a setup in front of the first move rather than in a tag.
bool starts_among_moves(const Game& game) {
  return game.start_setup && std::ranges::any_of(game.events, [&](const Event& event) {
           return event.kind == EventKind::setup && event.value == *game.start_setup;
         });
}

/// A result that ends the game and says another thing than the Result tag; empty where none does.
std::string_view contradicting_terminator(const Transcript& transcript) {
  const auto outcome = [&](std::string_view text) {
    return read_result(text, std::nullopt, transcript.tag("ResultFormat")).outcome;
  };
  const Outcome told = outcome(transcript.tag("Result"));
  const Outcome ended = outcome(transcript.terminator);
  const bool differ = told != Outcome::unknown && ended != Outcome::unknown && told != ended;
  return differ ? std::string_view(transcript.terminator) : std::string_view();
}

/// `*` is written where a result ended the game; what only that said is kept as a comment.
void keep_contradiction(Transcript& transcript) {
  const std::string_view terminator = contradicting_terminator(transcript);
  if (terminator.empty()) return;
  keep_comment(transcript, terminator);
}

}  // namespace

Transcriber::Transcriber() : memory_(std::make_unique<Memory>()) {}
Transcriber::~Transcriber() = default;
Transcriber::Transcriber(Transcriber&&) noexcept = default;
Transcriber& Transcriber::operator=(Transcriber&&) noexcept = default;

void Transcriber::transcribe(const Game& game, const Judgement& judgement, Transcript& transcript) {
  transcript.clear();
  transcript.number = game.number;
  transcript.variant = judgement.variant;
  transcript.variant_source = judgement.variant_source;
  transcript.numbering = judgement.numbering;
  transcript.source_has_letters = names_by_letters(game);
  transcript.game_type = game.game_type;
  transcript.valid = judgement.valid;
  transcript.plies = judgement.plies;
  transcript.winner = judgement.winner;
  take_tags(game, transcript);
  transcript.start = judgement.record.start;
  transcript.has_start_setup = game.start_setup.has_value();
  transcript.start_among_moves = starts_among_moves(game);
  transcript.start_turn_known = !game.start_setup || game.setups[*game.start_setup].setup.turn.has_value();
  if (game.ending == Ending::result) transcript.terminator = to_utf_8(game.slice(game.terminator), game.encoding);
  const bool white_first = !judgement.variant || facts_of(*judgement.variant).first_mover == Colour::white;
  transcript.result_side = judgement.result_side.value_or(white_first ? ResultSide::white : ResultSide::first);
  Transcription(game, judgement, memory_->numbering_for(judgement), transcript).run();
  keep_contradiction(transcript);
}

}  // namespace draughts
