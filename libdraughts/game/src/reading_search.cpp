#include "reading_search.hpp"

#include <algorithm>

#include "draughts/rules/variant_facts.hpp"
#include "foreign_game_types.hpp"
#include "inference.hpp"
#include "result_checks.hpp"

namespace draughts {
namespace {

/// So many moves of a main line must be wrong by a reading before another one refutes it: fewer may be slips.
constexpr std::uint32_t most_slips = 2;

/// Plies of a main line that say which of two similar games was played.
constexpr std::uint32_t whole_game = 20;

bool has_error(const std::vector<Diagnostic>& findings) {
  return std::ranges::any_of(findings, [](const auto& finding) { return finding.severity == Severity::error; });
}

void add_new(std::vector<Reading>& readings, const Reading& reading) {
  if (std::ranges::find(readings, reading) == readings.end()) readings.push_back(reading);
}

/// Whether neither the user nor a tag says which rules a game is played by.
bool is_said_by_nobody(const PlayedGame& played) {
  return played.source == VariantSource::by_default || played.source == VariantSource::inferred;
}

/// The variants that a number means elsewhere come first.
void prefer_foreign(const Game& game, std::vector<Variant>& variants) {
  const auto meant = game.game_type ? meant_elsewhere(game.game_type->number) : std::nullopt;
  if (!meant) return;
  const auto is_meant = [&](Variant variant) { return facts_of(variant).game_type == meant; };
  std::stable_partition(variants.begin(), variants.end(), is_meant);
}

}  // namespace

PlayedGame ReadingSearch::play(const TagTable& tags, const FileTraits& traits, const JudgeOptions& options,
                               std::vector<Diagnostic>& findings, Record& record) {
  game_ = &tags.game();
  findings_ = &findings;
  const bool recording = options.record != RecordDetail::nothing;
  wishes_ = {options.suggest, options.record, recording ? &record : nullptr, options.visitor};
  record.begin(recording ? game_->events.size() : 0);
  findings.clear();
  const Agenda& agenda = this->agenda(*game_, traits, options);
  PlayedGame played;
  played.source = agenda.source;
  if (agenda.readings.empty()) {
    if (!names_squares(*game_)) return played;
    Inference inference;
    inference.add(*game_, agreed_outcome(tags), replays_);
    played.fitting = inference.best();
    played.guessed = inference.of(played.fitting.front()).votes == 0;
    played.source = VariantSource::inferred;
    played.reading = own_reading(played.fitting.front());
    played.outcome = run(*played.reading);
    return played;
  }
  played.reading = agenda.readings.front();
  played.outcome = run(*played.reading);
  if (!has_error(findings) || try_later_readings(played)) return played;
  if (agenda.open) try_other_variants(tags, played);
  return played;
}

const ReadingSearch::Agenda& ReadingSearch::agenda(const Game& game, const FileTraits& traits,
                                                   const JudgeOptions& options) {
  if (!options.variant && game.game_type && game.game_type == agenda_tag_) return agenda_;
  agenda_tag_.reset();
  agenda_.readings.clear();
  agenda_.open = false;
  if (options.variant) {
    ask_user(game, *options.variant);
    return agenda_;
  }
  if (game.game_type) agenda_.readings = readings_of(*game.game_type);
  if (!agenda_.readings.empty()) {
    agenda_tag_ = game.game_type;
    agenda_.source = VariantSource::tag;
    agenda_.open = true;
  } else {
    ask_file(game, traits);
  }
  return agenda_;
}

/// The user's word decides the rules; the fields of a tag may still say how the squares are named.
void ReadingSearch::ask_user(const Game& game, Variant variant) {
  agenda_.source = VariantSource::option;
  agenda_.readings = {own_reading(variant)};
  if (!game.game_type || !game.game_type->fields) return;
  const NumberingScheme own = agenda_.readings.front().numbering;
  const NumberingScheme fields = numbering_of(*game.game_type->fields, own.corner);
  if (fields.width == own.width && fields.height == own.height) add_new(agenda_.readings, {variant, fields});
}

/// No number, or one that nobody knows: what it means elsewhere, what its fields say, what the file says.
void ReadingSearch::ask_file(const Game& game, const FileTraits& traits) {
  agenda_.open = true;
  const std::optional<VariantVote>& vote = traits.vote(names_by_letters(game));
  const bool alone = !vote || vote->games + vote->named <= 1;
  agenda_.source = alone ? VariantSource::inferred : VariantSource::by_default;
  if (game.game_type) {
    const auto meant = meant_elsewhere(game.game_type->number);
    for (const VariantFacts& facts : variant_facts())
      if (meant && facts.game_type == meant) add_new(agenda_.readings, own_reading(facts.variant));
    for (const Reading& reading : readings_of_fields(*game.game_type)) add_new(agenda_.readings, reading);
    if (!agenda_.readings.empty()) agenda_.source = VariantSource::inferred;
    if (vote) prefer(vote->variant());
  }
  if (vote && names_squares(game)) add_new(agenda_.readings, own_reading(vote->variant()));
}

/// Moves a variant to the front that names the squares as the first one does, and has the same names of its own: so
/// what told the two apart was not theirs.
void ReadingSearch::prefer(Variant variant) {
  auto& readings = agenda_.readings;
  const auto found = std::ranges::find(readings, variant, &Reading::variant);
  if (found == readings.end() || found->numbering != readings.front().numbering) return;
  if (facts_of(variant).numbering != facts_of(readings.front().variant).numbering) return;
  std::rotate(readings.begin(), found, found + 1);
}

ReplayOutcome ReadingSearch::run(const Reading& reading) {
  findings_->clear();
  return replays_.with(reading, ReplayOutcome{}, [&](auto& replay, const Numbering& numbering) {
    return replay.run(*game_, numbering, wishes_, *findings_);
  });
}

bool ReadingSearch::try_later_readings(PlayedGame& played) {
  SquaresUsed squares;
  squares.add(*game_);
  // A game with an error is no other variant's for that, unless its squares have the other notation's names.
  const bool other_notation =
      played.source != VariantSource::tag || squares.contradict(played.reading->numbering.notation);
  for (auto reading = agenda_.readings.begin() + 1; reading < agenda_.readings.end(); ++reading) {
    if (reading->variant != played.reading->variant && !other_notation) continue;
    if (!replays_.try_out(*game_, *reading).legal) continue;
    played.reading = *reading;
    played.outcome = run(*reading);
    return true;
  }
  return false;
}

void ReadingSearch::try_other_variants(const TagTable& tags, PlayedGame& played) {
  Inference inference;
  inference.add(*game_, agreed_outcome(tags), replays_);
  std::vector<Variant> fitting = inference.best();
  const bool guessed = inference.of(fitting.front()).votes == 0;
  prefer_foreign(*game_, fitting);
  const Reading other = own_reading(fitting.front());
  if (guessed ? !is_off_the_board(played, other) : !is_refuted(played, other)) return;
  played.guessed = guessed;
  played.refuted = played.reading;
  played.reading = other;
  played.fitting = std::move(fitting);
  played.source = VariantSource::inferred;
  played.outcome = run(other);
}

/// Whether the file's board has not all squares of a game that can't begin there, and the other reading's has.
bool ReadingSearch::is_off_the_board(const PlayedGame& played, const Reading& other) {
  if (!is_said_by_nobody(played) || played.outcome.plies > 0) return false;
  SquaresUsed squares;
  squares.add(*game_);
  return replays_.count_lacking(squares, *played.reading) > 0 && replays_.count_lacking(squares, other) == 0;
}

/// Whether a game that another reading accepts whole leaves no doubt that the one it was played by is wrong. One or two
/// moves that are not legal may be slips of the players.
bool ReadingSearch::is_refuted(const PlayedGame& played, const Reading& other) {
  const auto [plies, written] = std::pair(played.outcome.plies, played.outcome.written);
  SquaresUsed squares;
  squares.add(*game_);
  if (plies == 0 && written > 0 && squares.contradict(played.reading->numbering.notation)) return true;
  if ((written >= whole_game || is_said_by_nobody(played)) && replays_.count_lacking(squares, *played.reading) > 0)
    return true;
  if (written - plies <= most_slips || plies * 2 >= written) return false;
  // From the start of a game pieces of another board or numbering can't move at all; from a position of few pieces they
  // may, and on the same squares a wrong move may bring others with it, as a capture that is due and due again.
  const bool same_squares = played.reading->numbering == other.numbering;
  if (written < whole_game && (same_squares || game_->start_setup)) return false;
  return !same_squares || replays_.count_disagreements(*game_, other, *played.reading) > most_slips;
}

}  // namespace draughts
