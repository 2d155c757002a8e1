// The order in which a game is looked at: form, tags, moves, results.
#include "draughts/game/judge.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <tuple>
#include <variant>

#include "clock_checks.hpp"
#include "draughts/game/result.hpp"
#include "draughts/game/tag_values.hpp"
#include "draughts/rules/variants.hpp"
#include "form_checks.hpp"
#include "replay.hpp"
#include "result_checks.hpp"
#include "tag_checks.hpp"

namespace draughts {

/// One replay for each rule book, so that none is built twice.
struct Judge::Memory {
#define DRAUGHTS_REPLAY(page) Replay<page>,
  std::tuple<DRAUGHTS_FOR_EACH_VARIANT(DRAUGHTS_REPLAY) std::monostate> replays;
#undef DRAUGHTS_REPLAY
};

namespace {

struct ChosenVariant {
  std::optional<Variant> variant;
  VariantSource source{};
};

/// The variant that a GameType means: of several with its number the one that its fields fit, else the first.
std::optional<Variant> variant_of(const GameTypeTag& tag) {
  if (!tag.fields) return variant_of_game_type(tag.number);
  const auto fits = [&](Variant variant) {
    return with_rules_of(variant, [&]<class R>(std::type_identity<R>) {
      const NumberingScheme& own = R::numbering;
      return R::game_type == tag.number && own.first == tag.fields->first && own.notation == tag.fields->notation &&
             own.inverted == tag.fields->inverted;
    });
  };
  const auto found = std::ranges::find_if(all_variants(), fits);
  return found == all_variants().end() ? variant_of_game_type(tag.number) : std::optional(*found);
}

ChosenVariant choose_variant(const Game& game, const FileTraits& traits, const JudgeOptions& options) {
  if (options.variant) return {options.variant, VariantSource::option};
  if (game.game_type) {
    const auto variant = variant_of(*game.game_type);
    return {variant, variant ? VariantSource::tag : VariantSource::none};
  }
  if (traits.variant) return {traits.variant, VariantSource::by_default};
  return {};
}

/// Who makes the first move, as far as it can be told without playing.
Colour first_mover(const Game& game, std::optional<Variant> variant) {
  if (game.start_setup && game.setups[*game.start_setup].setup.turn) return *game.setups[*game.start_setup].setup.turn;
  if (variant) return with_rules_of(*variant, []<class R>(std::type_identity<R>) { return R::first_mover; });
  const GameTypeRow* row = game.game_type ? game_type_row(game.game_type->number) : nullptr;
  return row != nullptr ? row->fields.first : Colour::white;
}

std::string not_replayed_message(const Game& game) {
  if (!game.game_type) return "no GameType, and the squares don't tell which game this is: the moves were not checked";
  const GameTypeRow* row = game_type_row(game.game_type->number);
  const std::string name = row != nullptr ? fmt::format(" ({})", row->name) : std::string();
  return fmt::format("GameType {}{} is not supported yet: the moves were not checked", game.game_type->number, name);
}

void report_not_replayed(const Game& game, std::vector<Diagnostic>& findings) {
  findings.push_back(make_diagnostic(
      DiagnosticCode::unsupported_variant, span_of_tag(game, "GameType"), not_replayed_message(game),
      game.game_type ? "--variant international checks it by those rules" : "add a GameType tag, or use --variant"));
}

std::optional<ResultStyle> style_of(const Game& game, std::optional<Variant> variant) {
  if (variant) return with_rules_of(*variant, []<class R>(std::type_identity<R>) { return R::result_style; });
  if (!game.game_type) return std::nullopt;
  const GameTypeRow* row = game_type_row(game.game_type->number);
  return row != nullptr ? std::optional(row->results) : std::nullopt;
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
  const auto [variant, source] = choose_variant(game, traits, options_);
  judgement.variant = variant;
  judgement.variant_source = source;
  judgement.replayed = variant.has_value();
  check_encoding(game, findings);
  const TagTable tags(game);
  check_tags(tags, findings);
  check_empty(game, findings);
  check_game_type(game, findings);
  check_clocks(game, first_mover(game, variant), findings);
  const Outcome outcome = check_results(tags, style_of(game, variant), findings);
  judgement.plies = variant ? replay(tags, *variant, outcome, findings) : 0;
  if (!variant) report_not_replayed(game, findings);
  check_length(tags, outcome, findings);
  std::ranges::stable_sort(findings, {}, [](const Diagnostic& finding) { return finding.span.offset; });
  const bool has_error =
      std::ranges::any_of(findings, [](const Diagnostic& finding) { return finding.severity == Severity::error; });
  judgement.valid = variant && game.complete && !has_error;
}

void Judge::check_length(const TagTable& tags, Outcome outcome, std::vector<Diagnostic>& findings) const {
  const bool counted = tags.find(KnownTag::ply_count) != nullptr && tags.game().complete;
  if (!counted && options_.no_draw_before == 0) return;
  const std::uint32_t plies = count_plies(tags.game());
  if (counted) check_ply_count(tags, plies, findings);
  check_early_draw(tags, outcome, plies, options_.no_draw_before, findings);
}

std::uint32_t Judge::replay(const TagTable& tags, Variant variant, Outcome outcome, std::vector<Diagnostic>& findings) {
  return with_rules_of(variant, [&]<class R>(std::type_identity<R>) {
    auto& replay = std::get<Replay<R>>(memory_->replays);
    const ReplayOutcome played = replay.run(tags.game(), numbering_of<R>(), options_.suggest, findings);
    if (played.winner) {
      const BoardEnding ending{*played.winner, played.crowned, R::blocked_side_loses};
      check_final_position(tags, outcome, ending, findings);
    }
    if (played.draw)
      findings.push_back(replay.draw_finding(*played.draw, played.written > played.draw->ply || is_decisive(outcome)));
    return played.plies;
  });
}

}  // namespace draughts
