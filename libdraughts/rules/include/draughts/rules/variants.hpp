// The table of all variants: the one place, beside their pages, where their names are known.
// Adding a variant: its page, an enumerator of Variant, and a line here.
#pragma once

#include <array>
#include <type_traits>
#include <utility>

#include "draughts/rules/variant.hpp"
#include "draughts/rules/variants/antidraughts.hpp"
#include "draughts/rules/variants/brazilian.hpp"
#include "draughts/rules/variants/breakthrough.hpp"
#include "draughts/rules/variants/canadian.hpp"
#include "draughts/rules/variants/czech.hpp"
#include "draughts/rules/variants/english.hpp"
#include "draughts/rules/variants/frisian.hpp"
#include "draughts/rules/variants/frysk.hpp"
#include "draughts/rules/variants/international.hpp"
#include "draughts/rules/variants/italian.hpp"
#include "draughts/rules/variants/killer.hpp"
#include "draughts/rules/variants/pool.hpp"
#include "draughts/rules/variants/pool_jamaica.hpp"
#include "draughts/rules/variants/pool_unified.hpp"
#include "draughts/rules/variants/pool_zimbabwe.hpp"
#include "draughts/rules/variants/portuguese.hpp"
#include "draughts/rules/variants/russian.hpp"
#include "draughts/rules/variants/spanish.hpp"
#include "draughts/rules/variants/spantsiretti.hpp"
#include "draughts/rules/variants/srilankan.hpp"
#include "draughts/rules/variants/thai.hpp"
#include "draughts/rules/variants/turkish.hpp"

/// Expands `each(page)` for every variant. Of several with one GameType number, the one that the bare number means is
/// the first.
#define DRAUGHTS_FOR_EACH_VARIANT(each)                                                                                \
  each(International) each(English) each(Italian) each(Pool) each(PoolUnified) each(PoolZimbabwe) each(PoolJamaica)    \
      each(Spanish) each(Russian) each(Brazilian) each(Canadian) each(Portuguese) each(Czech) each(Turkish) each(Thai) \
          each(Frisian) each(Spantsiretti) each(Killer) each(Breakthrough) each(Frysk) each(Antidraughts)              \
              each(SriLankan)

namespace draughts {

/// Every variant, the most usual in files that don't say which game they hold first.
inline constexpr std::array most_used_first{
    International::variant, English::variant,      Russian::variant,      Brazilian::variant,    Frisian::variant,
    Italian::variant,       Pool::variant,         Czech::variant,        Spanish::variant,      Portuguese::variant,
    Canadian::variant,      Turkish::variant,      Thai::variant,         Spantsiretti::variant, PoolUnified::variant,
    Killer::variant,        Breakthrough::variant, Antidraughts::variant, Frysk::variant,        PoolJamaica::variant,
    PoolZimbabwe::variant,  SriLankan::variant};

/// So many of them are usual. The others are rare: where nobody names one, it takes more than a move or two to believe
/// in it.
inline constexpr std::size_t usual_variants = 14;

/// Calls `visit(std::type_identity<R>{})` with the rule book of a variant: the one dispatch of a game.
template <class Visit>
decltype(auto) with_rules_of(Variant variant, Visit&& visit) {
  switch (variant) {
#define DRAUGHTS_CASE(page) \
  case page::variant:       \
    return std::forward<Visit>(visit)(std::type_identity<page>{});
    DRAUGHTS_FOR_EACH_VARIANT(DRAUGHTS_CASE)
#undef DRAUGHTS_CASE
  }
  __builtin_unreachable();
}

}  // namespace draughts
