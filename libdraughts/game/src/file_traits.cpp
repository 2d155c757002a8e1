// Games that name no variant are tried by every rule book, and vote for all that they are legal by.
#include "draughts/game/file_traits.hpp"

#include <array>

#include "draughts/game/game.hpp"
#include "draughts/rules/variant_facts.hpp"
#include "inference.hpp"
#include "result_checks.hpp"

namespace draughts {
namespace {

/// The variant that a GameType names; nothing for a number of no variant.
std::optional<Variant> named_variant(const Game& game) {
  if (!game.game_type) return std::nullopt;
  const auto readings = readings_of(*game.game_type);
  return readings.empty() ? std::nullopt : std::optional(readings.front().variant);
}

bool has_winner(Outcome outcome) {
  return outcome == Outcome::white_wins || outcome == Outcome::black_wins;
}

void keep_first(std::optional<std::uint64_t>& first, std::uint64_t offset) {
  if (!first) first = offset;
}

/// What is counted of the games that name squares in one way.
struct Ballot {
  Inference inference;
  std::optional<std::uint64_t> first_unnamed;
  std::optional<std::uint64_t> first_unnamed_result;
  std::array<ResultSideCount, variant_count> sides;  ///< of games that name no variant, by each
  std::array<std::uint32_t, variant_count> named{};

  void add_named(Variant variant) {
    inference.add_named(variant);
    ++named[static_cast<std::size_t>(variant)];
  }
  void add_unnamed(const Game& game, Replays& replays);
  [[nodiscard]] std::optional<VariantVote> vote() const;
  void add_sides(FileTraits& traits) const;
};

void Ballot::add_unnamed(const Game& game, Replays& replays) {
  const Outcome outcome = agreed_outcome(TagTable(game));
  keep_first(first_unnamed, game.offset);
  if (has_winner(outcome)) keep_first(first_unnamed_result, game.offset);
  inference.add(game, outcome, replays);
  for (const VariantFacts& facts : variant_facts()) {
    const TrialOutcome& trial = inference.last(facts.variant);
    if (facts.first_mover == Colour::white || !trial.legal || !trial.winner) continue;
    sides[static_cast<std::size_t>(facts.variant)].add(outcome, *trial.winner);
  }
}

std::optional<VariantVote> Ballot::vote() const {
  VariantVote vote;
  vote.fitting = inference.best();
  if (vote.fitting.empty()) return std::nullopt;
  vote.games = inference.games();
  vote.named = named[static_cast<std::size_t>(vote.variant())];
  vote.legal = inference.of(vote.variant()).legal - vote.named;
  vote.guessed = inference.of(vote.variant()).votes == 0;
  vote.largest = inference.squares().largest();
  vote.letters = inference.squares().letters();
  vote.first_game = first_unnamed;
  return vote;
}

/// Adds what its games without a variant say of results, where Black begins by the one that they are taken for.
void Ballot::add_sides(FileTraits& traits) const {
  const auto fitting = inference.best();
  if (fitting.empty() || facts_of(fitting.front()).first_mover == Colour::white) return;
  const ResultSideCount& counted = sides[static_cast<std::size_t>(fitting.front())];
  traits.result_sides.white += counted.white;
  traits.result_sides.first_side += counted.first_side;
  if (first_unnamed_result)
    traits.first_result = std::min(*first_unnamed_result, traits.first_result.value_or(*first_unnamed_result));
}

}  // namespace

struct FileTraitsCollector::Memory {
  Replays replays;
  Ballot by_numbers;
  Ballot by_letters;
  ResultSideCount named_sides;
  std::optional<std::uint64_t> first_named_result;

  void add_named(const Game& game, Variant variant);
  [[nodiscard]] Ballot& ballot(bool letters) noexcept { return letters ? by_letters : by_numbers; }
};

void FileTraitsCollector::Memory::add_named(const Game& game, Variant variant) {
  const bool letters =
      names_squares(game) ? names_by_letters(game) : facts_of(variant).numbering.notation != NotationKind::numeric;
  ballot(letters).add_named(variant);
  if (facts_of(variant).first_mover == Colour::white) return;
  const Outcome outcome = agreed_outcome(TagTable(game));
  if (!has_winner(outcome)) return;
  keep_first(first_named_result, game.offset);
  const TrialOutcome trial = replays.try_out(game, readings_of(*game.game_type).front());
  if (trial.legal && trial.winner) named_sides.add(outcome, *trial.winner);
}

FileTraitsCollector::FileTraitsCollector() : memory_(std::make_unique<Memory>()) {}
FileTraitsCollector::FileTraitsCollector(FileTraitsCollector&&) noexcept = default;
FileTraitsCollector& FileTraitsCollector::operator=(FileTraitsCollector&&) noexcept = default;
FileTraitsCollector::~FileTraitsCollector() = default;

void FileTraitsCollector::add(const Game& game) {
  if (const auto variant = named_variant(game)) return memory_->add_named(game, *variant);
  if (names_squares(game)) memory_->ballot(names_by_letters(game)).add_unnamed(game, memory_->replays);
}

FileTraits FileTraitsCollector::finish(std::string_view beginning) const {
  FileTraits traits;
  traits.result_sides = memory_->named_sides;
  traits.first_result = memory_->first_named_result;
  for (const bool letters : {false, true}) memory_->ballot(letters).add_sides(traits);
  traits.by_numbers = memory_->by_numbers.vote();
  traits.by_letters = memory_->by_letters.vote();
  traits.encoding = detect(beginning);
  return traits;
}

}  // namespace draughts
