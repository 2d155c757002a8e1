#include "inference.hpp"

#include <algorithm>
#include <tuple>

#include "draughts/rules/variant_facts.hpp"

namespace draughts {
namespace {

bool names_winner(Outcome written) {
  return written == Outcome::white_wins || written == Outcome::black_wins;
}

/// Whether the results of games speak against a variant: a few may be wrong, but not most of several. In games that
/// Black begins nobody knows which side a score's first half means, so the better reading counts.
bool results_contradict(const VariantFacts& facts, const Support& support) {
  constexpr std::uint32_t several = 3;
  const std::uint32_t fitting = support.won - support.contradicted;
  const bool either = facts.first_mover == Colour::black;
  const std::uint32_t contradicted = either ? std::min(support.contradicted, fitting) : support.contradicted;
  return support.won >= several && contradicted * 2 > support.won;
}

/// Games that are looked at for how much their rules left to choose: it is slow.
constexpr std::uint32_t most_weighed = 64;

/// Fewer games may have kept stricter rules by chance.
constexpr std::uint32_t fewest_weighed = 3;

/// So much less choice, in bits, speaks for stricter rules: one chance in thousands that games keep them unasked.
constexpr double clear = 12;

/// What one game that breaks them weighs against that.
constexpr double of_a_broken_game = 15;

/// Plies from which on a game that is legal whole speaks for a rare variant, or for one that names the squares
/// otherwise, where the usual ones refuse it: shorter ones are rather usual games with an error.
constexpr std::uint32_t decisive = 10;

/// The same for one from the start of a rare game whose squares no usual one names so: there wrong names hardly fit.
constexpr std::uint32_t decisive_by_names = 4;

/// What a square that a board lacks, and names in the other notation, weigh in plies.
constexpr std::int64_t of_a_lacking_square = 4;
constexpr std::int64_t of_other_notation = 8;

std::size_t index_of(Variant variant) {
  return static_cast<std::size_t>(variant);
}

}  // namespace

void Inference::add(const Game& game, Outcome outcome, Replays& replays) {
  squares_.add(game);
  counted_ = true;
  ++games_;
  for (const VariantFacts& facts : variant_facts()) {
    const TrialOutcome trial = replays.try_out(game, own_reading(facts.variant));
    last_[index_of(facts.variant)] = trial;
    Support& support = count_of(facts.variant);
    support.legal += trial.legal ? 1 : 0;
    if (trial.legal && trial.winner && names_winner(outcome)) {
      ++support.won;
      support.contradicted +=
          outcome == (*trial.winner == Colour::white ? Outcome::black_wins : Outcome::white_wins) ? 1 : 0;
    }
  }
  vote(game, replays);
  if (weighed_ < most_weighed) weigh(game, replays);
}

/// Whether the last game, if it is legal by a variant's rules, says something for it.
bool Inference::is_evidence(Variant variant) const noexcept {
  const TrialOutcome& trial = last(variant);
  if (!trial.legal || trial.plies >= decisive) return trial.legal;
  const auto likely = [&](Variant other) { return is_usual(other) && fit_[index_of(other)] == Fit::own_names; };
  if (fit_[index_of(variant)] != Fit::own_names) return std::ranges::none_of(variants_by_use(), likely);
  if (is_usual(variant)) return true;
  const auto named_alike = [&](Variant other) {
    return is_usual(other) && facts_of(other).numbering == facts_of(variant).numbering;
  };
  if (std::ranges::any_of(variants_by_use(), named_alike))
    return std::ranges::any_of(variants_by_use(),
                               [&](Variant other) { return named_alike(other) && last(other).legal; });
  return !from_setup_ && trial.plies >= decisive_by_names;
}

/// A game speaks for the variants that name the squares as it does, if any of them allows it, else for all that do.
void Inference::vote(const Game& game, Replays& replays) {
  SquaresUsed squares;
  squares.add(game);
  from_setup_ = game.start_setup.has_value();
  for (const VariantFacts& facts : variant_facts()) {
    const unsigned lacking = replays.count_lacking(squares, own_reading(facts.variant));
    const bool other_names = squares.contradict(facts.numbering.notation);
    fit_[index_of(facts.variant)] = lacking > 0 ? Fit::lacking : other_names ? Fit::other_names : Fit::own_names;
    count_of(facts.variant).closeness -= of_a_lacking_square * lacking + (other_names ? of_other_notation : 0);
  }
  const auto speaks_by_own_names = [&](Variant variant) {
    return fit_[index_of(variant)] == Fit::own_names && is_evidence(variant);
  };
  const bool own = std::ranges::any_of(variants_by_use(), speaks_by_own_names);
  for (const Variant variant : variants_by_use()) {
    Support& support = count_of(variant);
    const bool speaks = is_evidence(variant);
    support.votes += speaks && (!own || speaks_by_own_names(variant)) ? 1 : 0;
    if (speaks || is_usual(variant)) support.closeness += last(variant).plies;
  }
}

/// Compares the variants that allow a game and name its squares alike.
void Inference::weigh(const Game& game, Replays& replays) {
  std::vector<Variant> open;
  for (const Variant variant : variants_by_use())
    if (last(variant).legal && last(variant).plies > 0) open.push_back(variant);
  if (open.size() > 1) ++weighed_;
  while (open.size() > 1) {
    const NumberingScheme scheme = facts_of(open.front()).numbering;
    const auto alike = [&](Variant variant) { return facts_of(variant).numbering == scheme; };
    const auto rest = std::stable_partition(open.begin(), open.end(), alike);
    const std::vector<Variant> group(open.begin(), rest);
    open.erase(open.begin(), rest);
    if (group.size() < 2) continue;
    const std::vector<double> bits = replays.choices(game, group);
    for (std::size_t a = 0; a < group.size(); ++a)
      for (std::size_t b = 0; b < group.size(); ++b)
        more_choice_[index_of(group[a])][index_of(group[b])] += bits[a] - bits[b];
  }
}

/// The variant that games speak for against the one that most of them allow: they kept its rules where they needn't
/// have.
std::optional<Variant> Inference::stricter_than(Variant first) const noexcept {
  if (weighed_ < fewest_weighed) return std::nullopt;
  std::optional<Variant> best;
  double most = clear;
  for (const Variant variant : variants_by_use()) {
    if (of(variant).votes == 0 || results_contradict(facts_of(variant), of(variant))) continue;
    const double broken = of_a_broken_game * (of(first).votes - of(variant).votes);
    const double speaks = more_choice_[index_of(first)][index_of(variant)] - broken;
    if (speaks <= most) continue;
    most = speaks;
    best = variant;
  }
  return best;
}

bool Inference::before(Variant a, Variant b) const noexcept {
  const auto key = [&](Variant variant) {
    const VariantFacts& facts = facts_of(variant);
    const Support& support = of(variant);
    return std::tuple(~support.votes, results_contradict(facts, support), -support.closeness,
                      squares_.contradict(facts.numbering.notation), facts.numbering.width * facts.numbering.height);
  };
  return key(a) < key(b);
}

std::vector<Variant> Inference::best() const {
  if (!counted_) return {};
  const auto usual = variants_by_use();
  std::vector<Variant> order(usual.begin(), usual.end());
  std::ranges::stable_sort(order, [&](Variant a, Variant b) { return before(a, b); });
  if (of(order.front()).votes == 0) return {order.front()};
  std::erase_if(order, [&, legal = of(order.front()).legal](Variant variant) { return of(variant).legal < legal; });
  if (const auto stricter = stricter_than(order.front())) {
    std::erase(order, *stricter);
    order.insert(order.begin(), *stricter);
  }
  return order;
}

}  // namespace draughts
