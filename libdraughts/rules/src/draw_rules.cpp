// The counts behind the draws that happen by themselves. FMJD Annex 1, article 6, taught their form; their figures
// stand on each variant's page.
#include "draughts/rules/draw_rules.hpp"

#include <algorithm>

#include "draughts/rules/movegen.hpp"
#include "draughts/rules/variants.hpp"

namespace draughts {

namespace {

/// Whether these pieces of one colour have one of the forms.
template <Rules R>
[[nodiscard]] bool has_form(const Position<R>& position, Colour side, const LoneKingDraw& draw) noexcept {
  const int kings = position.kings(side).count();
  const int men = position.men(side).count();
  return std::ranges::any_of(draw.forms, [&](const Material& form) { return form.kings == kings && form.men == men; });
}

[[nodiscard]] constexpr bool reaches(std::uint32_t count, int limit) noexcept {
  return limit > 0 && count >= static_cast<std::uint32_t>(limit);
}

}  // namespace

template <Rules R>
std::string_view article_of(DrawRule rule) noexcept {
  if (rule == DrawRule::repetition) return R::repetition_article;
  if (rule == DrawRule::no_progress) return R::no_progress_article;
  const auto draw = std::ranges::find(R::lone_king_draws, rule, &LoneKingDraw::rule);
  return draw == R::lone_king_draws.end() ? std::string_view() : draw->article;
}

template <Rules R>
void DrawWatch<R>::start(const Position<R>& position) {
  line_.clear();
  restart(position);
}

template <Rules R>
void DrawWatch<R>::restart(const Position<R>& position) {
  Counts counts;
  counts.key = position.key();
  counts.ply = line_.empty() ? 0 : ply();
  counts.lone_king_draw = lone_king_list(position);
  line_.push_back(counts);
}

/// Which of the variant's lists of forms stands against a lone king here.
template <Rules R>
std::int8_t DrawWatch<R>::lone_king_list(const Position<R>& position) noexcept {
  for (const Colour side : {Colour::white, Colour::black}) {
    if (!position.pieces(side).is_single() || !position.men(side).is_empty()) continue;
    for (std::size_t index = 0; index < R::lone_king_draws.size(); ++index) {
      if (has_form(position, opponent(side), R::lone_king_draws[index])) return static_cast<std::int8_t>(index);
    }
  }
  return no_list;
}

template <Rules R>
void DrawWatch<R>::push_with_kings(Move<R> move, Position<R> before, Position<R> after) {
  const Counts& last = line_.back();
  Counts counts;
  counts.key = after.key();
  counts.ply = ply() + 1;
  if (!move.is_capture() && before.kings().contains(move.from)) counts.kings_only = last.kings_only + 1;
  counts.lone_king_draw = lone_king_list(after);
  const bool same_forms = counts.lone_king_draw != no_list && counts.lone_king_draw == last.lone_king_draw;
  if (same_forms) counts.lone_king = last.lone_king + 1;
  counts.reached_ply = last.reached_ply;
  counts.reached_rule = last.reached_rule;
  if (counts.reached_ply == 0) {
    const auto rule = rule_reached(counts);
    // Whoever has no move has lost, whatever was counted.
    if (rule && has_legal_move(after)) {
      counts.reached_ply = counts.ply;
      counts.reached_rule = *rule;
    }
  }
  line_.push_back(counts);
}

template <Rules R>
std::optional<DrawRule> DrawWatch<R>::rule_reached(const Counts& counts) const noexcept {
  if (R::repetitions > 0 && occurrences(counts) >= R::repetitions) return DrawRule::repetition;
  if (reaches(counts.kings_only, R::no_progress_plies)) return DrawRule::no_progress;
  if (counts.lone_king_draw == no_list) return std::nullopt;
  const LoneKingDraw& draw = R::lone_king_draws[static_cast<std::size_t>(counts.lone_king_draw)];
  if (reaches(counts.lone_king, draw.plies)) return draw.rule;
  return std::nullopt;
}

/// How often the position has stood on the board, this time included: only kings' moves can bring it back.
template <Rules R>
int DrawWatch<R>::occurrences(const Counts& counts) const noexcept {
  int found = 1;
  const std::size_t reach = std::min<std::size_t>(counts.kings_only, line_.size());
  for (std::size_t back = 2; back <= reach; back += 2) {
    if (line_[line_.size() - back].key == counts.key) ++found;
  }
  return found;
}

#define DRAUGHTS_INSTANTIATE(R)                               \
  template std::string_view article_of<R>(DrawRule) noexcept; \
  template class DrawWatch<R>;
DRAUGHTS_FOR_EACH_VARIANT(DRAUGHTS_INSTANTIATE)
#undef DRAUGHTS_INSTANTIATE

}  // namespace draughts
