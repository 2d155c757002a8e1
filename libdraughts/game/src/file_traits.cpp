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

}  // namespace

struct FileTraitsCollector::Memory {
  Replays replays;
  Inference inference;
  std::optional<std::uint64_t> first_unnamed;
  std::optional<std::uint64_t> first_unnamed_result;
  ResultSideCount named_sides;
  std::optional<std::uint64_t> first_named_result;
  std::array<ResultSideCount, variant_count> sides;  ///< of games that name no variant, by each
  std::array<std::uint32_t, variant_count> named{};

  void add_named(const Game& game, Variant variant);
  void add_unnamed(const Game& game);
  [[nodiscard]] std::optional<VariantVote> vote() const;
};

void FileTraitsCollector::Memory::add_named(const Game& game, Variant variant) {
  inference.add_named(variant);
  ++named[static_cast<std::size_t>(variant)];
  if (facts_of(variant).first_mover == Colour::white) return;
  const Outcome outcome = agreed_outcome(TagTable(game));
  if (!has_winner(outcome)) return;
  keep_first(first_named_result, game.offset);
  const TrialOutcome trial = replays.try_out(game, readings_of(*game.game_type).front());
  if (trial.legal && trial.winner) named_sides.add(outcome, *trial.winner);
}

void FileTraitsCollector::Memory::add_unnamed(const Game& game) {
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

std::optional<VariantVote> FileTraitsCollector::Memory::vote() const {
  VariantVote vote;
  vote.fitting = inference.best();
  if (vote.fitting.empty()) return std::nullopt;
  vote.games = inference.games();
  vote.named = named[static_cast<std::size_t>(vote.variant())];
  vote.legal = inference.of(vote.variant()).legal - vote.named;
  vote.largest = inference.squares().largest();
  vote.letters = inference.squares().letters();
  vote.first_game = first_unnamed;
  return vote;
}

FileTraitsCollector::FileTraitsCollector() : memory_(std::make_unique<Memory>()) {}
FileTraitsCollector::FileTraitsCollector(FileTraitsCollector&&) noexcept = default;
FileTraitsCollector& FileTraitsCollector::operator=(FileTraitsCollector&&) noexcept = default;
FileTraitsCollector::~FileTraitsCollector() = default;

void FileTraitsCollector::add(const Game& game) {
  if (const auto variant = named_variant(game)) return memory_->add_named(game, *variant);
  if (names_squares(game)) memory_->add_unnamed(game);
}

FileTraits FileTraitsCollector::finish(std::string_view beginning) const {
  FileTraits traits;
  traits.vote = memory_->vote();
  traits.result_sides = memory_->named_sides;
  traits.first_result = memory_->first_named_result;
  if (traits.vote && facts_of(traits.vote->variant()).first_mover == Colour::black) {
    const ResultSideCount& sides = memory_->sides[static_cast<std::size_t>(traits.vote->variant())];
    traits.result_sides.white += sides.white;
    traits.result_sides.first_side += sides.first_side;
    if (const auto& first = memory_->first_unnamed_result)
      traits.first_result = std::min(*first, traits.first_result.value_or(*first));
  }
  traits.encoding = detect(beginning);
  return traits;
}

}  // namespace draughts
