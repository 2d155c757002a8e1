// The order in which a game is looked at: form, tags, moves, results.
#include "draughts/game/judge.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <span>
#include <utility>

#include "clock_checks.hpp"
#include "draughts/game/result.hpp"
#include "draughts/game/tag_values.hpp"
#include "draughts/rules/variant_facts.hpp"
#include "form_checks.hpp"
#include "reading_search.hpp"
#include "result_checks.hpp"
#include "squares_used.hpp"
#include "tag_checks.hpp"
#include "variant_checks.hpp"

namespace draughts {

/// What is used again from game to game.
struct Judge::Memory {
  ReadingSearch search;
  std::vector<Diagnostic> of_moves;
};

namespace {

/// Who makes the first move, as far as it can be told without playing.
Colour first_mover(const Game& game, std::optional<Variant> variant) {
  if (game.start_setup && game.setups[*game.start_setup].setup.turn) return *game.setups[*game.start_setup].setup.turn;
  return variant ? facts_of(*variant).first_mover : Colour::white;
}

/// The variants that fit as well as the one that a game is judged by, where nobody named that, and all where it is a
/// guess. What only some of them ask for is no finding: --strict would make an error of a guess.
std::span<const Variant> rivals_of(const Game& game, const FileTraits& traits, const PlayedGame& played) {
  if (!played.reading) return {};
  if (played.source != VariantSource::inferred && played.source != VariantSource::by_default) return {};
  if (played.guessed) return variants_by_use();
  if (!played.fitting.empty()) return played.fitting;
  const std::optional<VariantVote>& vote = traits.vote(names_by_letters(game));
  if (!vote || vote->variant() != played.reading->variant) return {};
  return vote->guessed ? variants_by_use() : vote->fitting;
}

/// The style that results are held against; nothing where rivals differ in it.
std::optional<ResultStyle> style_of(std::optional<Variant> variant, std::span<const Variant> rivals) {
  if (!variant) return std::nullopt;
  const ResultStyle style = facts_of(*variant).result_style;
  const auto differs = [&](Variant rival) { return facts_of(rival).result_style != style; };
  return std::ranges::any_of(rivals, differs) ? std::nullopt : std::optional(style);
}

/// Drops what is said of capture signs that a rival asks for.
void drop_rival_signs(const Game& game, Variant variant, std::span<const Variant> rivals,
                      std::vector<Diagnostic>& findings) {
  std::string signs;
  for (const Variant rival : rivals)
    if (facts_of(rival).capture_sign != facts_of(variant).capture_sign) signs += facts_of(rival).capture_sign;
  if (signs.empty()) return;
  std::erase_if(findings, [&](const Diagnostic& finding) {
    if (finding.code != DiagnosticCode::capture_sign) return false;
    const std::string_view move = game.text.substr(finding.span.offset - game.offset, finding.span.length);
    return move.find_first_of(signs) != std::string_view::npos;
  });
}

void check_ply_count(const TagTable& tags, std::uint32_t plies, std::vector<Diagnostic>& findings) {
  const auto count = read_number(tags.value(KnownTag::ply_count));
  if (!count || *count == plies) return;
  findings.push_back(make_diagnostic(
      DiagnosticCode::ply_count, tags.game().in_source(tags.find(KnownTag::ply_count)->value),
      fmt::format("PlyCount is {}, but the game has {} plies", *count, plies), fmt::format("write {}", plies)));
}

void check_early_draw(const TagTable& tags, Outcome outcome, std::uint32_t plies, std::uint32_t no_draw_before,
                      std::vector<Diagnostic>& findings) {
  const std::uint32_t moves = (plies + 1) / 2;
  if (outcome != Outcome::draw || moves >= no_draw_before) return;
  findings.push_back(make_diagnostic(DiagnosticCode::early_draw, span_of_result(tags),
                                     fmt::format("a draw in move {}, before move {}", moves, no_draw_before)));
}

/// Plies of the main line as written.
std::uint32_t count_plies(const Game& game) {
  std::uint32_t plies = 0;
  std::uint32_t depth = 0;
  for (const Event& event : game.events) {
    if (event.kind == EventKind::move || event.kind == EventKind::null_move)
      plies += depth == 0 ? 1 : 0;
    else if (event.kind == EventKind::variation_begin)
      ++depth;
    else if (event.kind == EventKind::variation_end && depth > 0)
      --depth;
  }
  return plies;
}

bool is_decisive(Outcome outcome) {
  return outcome == Outcome::white_wins || outcome == Outcome::black_wins || outcome == Outcome::both_lose;
}

/// What the result says, White's points first; where Black began and somebody won, it is settled and told whose come
/// first.
Outcome settle_side(const TagTable& tags, const FileTraits& traits, Outcome written, Colour first_mover,
                    std::optional<Colour> winner, Judgement& judgement) {
  if (first_mover == Colour::white || (written != Outcome::white_wins && written != Outcome::black_wins))
    return written;
  const ResultSideChoice choice = choose_side(written, winner, traits.result_sides);
  judgement.result_side = choice.side;
  tell_result_side(tags, traits, choice, written, judgement.diagnostics);
  return seen_from_white(written, choice.side, first_mover);
}

}  // namespace

std::string_view name_of(VariantSource source) noexcept {
  switch (source) {
    case VariantSource::none:
      return "";
    case VariantSource::tag:
      return "tag";
    case VariantSource::inferred:
      return "inferred";
    case VariantSource::option:
      return "option";
    case VariantSource::by_default:
      return "default";
  }
  return "";
}

Judge::Judge(JudgeOptions options) : options_(options), memory_(std::make_unique<Memory>()) {}
Judge::~Judge() = default;
Judge::Judge(Judge&&) noexcept = default;
Judge& Judge::operator=(Judge&&) noexcept = default;

void Judge::judge(const Game& game, const FileTraits& traits, Judgement& judgement) {
  auto& findings = judgement.diagnostics;
  findings.assign(game.findings.begin(), game.findings.end());
  const TagTable tags(game);
  const PlayedGame played = memory_->search.play(tags, traits, options_, memory_->of_moves, judgement.record);
  judgement.variant = played.reading ? std::optional(played.reading->variant) : std::nullopt;
  judgement.numbering = played.reading ? played.reading->numbering : NumberingScheme{};
  judgement.variant_source = played.reading ? played.source : VariantSource::none;
  judgement.winner = played.outcome.winner;
  judgement.replayed = true;
  judgement.plies = played.outcome.plies;
  check_encoding(game, findings);
  check_tags(tags, findings);
  check_empty(game, findings);
  check_game_type(game, played, findings);
  tell_inference(game, traits, played, findings);
  check_clocks(game, first_mover(game, judgement.variant), findings);
  const Outcome outcome = check_outcome(tags, traits, played, judgement);
  check_length(tags, outcome, findings);
  std::ranges::stable_sort(findings, {}, [](const Diagnostic& finding) { return finding.span.offset; });
  const bool has_error =
      std::ranges::any_of(findings, [](const Diagnostic& finding) { return finding.severity == Severity::error; });
  judgement.valid = game.complete && !has_error;
}

Outcome Judge::check_outcome(const TagTable& tags, const FileTraits& traits, const PlayedGame& played,
                             Judgement& judgement) {
  auto& findings = judgement.diagnostics;
  const std::span<const Variant> rivals = rivals_of(tags.game(), traits, played);
  const Outcome written = check_results(tags, style_of(judgement.variant, rivals), findings);
  if (judgement.variant) drop_rival_signs(tags.game(), *judgement.variant, rivals, memory_->of_moves);
  for (Diagnostic& finding : memory_->of_moves)
    if (has_room_for(finding.severity, findings)) findings.push_back(std::move(finding));
  judgement.result_side.reset();
  if (!played.reading) return written;
  const Colour first = facts_of(played.reading->variant).first_mover;
  const ReplayOutcome& end = played.outcome;
  const Outcome outcome = settle_side(tags, traits, written, first, end.winner, judgement);
  const auto check_end = [&]<class R>(const Replay<R>& replay, const Numbering&) {
    if (end.winner) check_final_position(tags, outcome, {*end.winner, end.crowned, R::blocked_side_loses}, findings);
    if (end.draw)
      findings.push_back(replay.draw_finding(*end.draw, end.written > end.draw->ply || is_decisive(outcome)));
    return true;
  };
  memory_->search.replays().with(*played.reading, false, check_end);
  return outcome;
}

void Judge::check_length(const TagTable& tags, Outcome outcome, std::vector<Diagnostic>& findings) const {
  const bool counted = tags.find(KnownTag::ply_count) != nullptr && tags.game().complete;
  if (!counted && options_.no_draw_before == 0) return;
  const std::uint32_t plies = count_plies(tags.game());
  if (counted) check_ply_count(tags, plies, findings);
  check_early_draw(tags, outcome, plies, options_.no_draw_before, findings);
}

}  // namespace draughts
