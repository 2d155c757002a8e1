// All of this room that depends on a rule book, to be compiled for one variant at a time: each page gets a translation
// unit of its own, which CMake writes (scripts/cmake/Variants.cmake). Nothing else includes the headers below.
#pragma once

#include "draw_rules_inline.hpp"
#include "movegen_inline.hpp"
#include "path_inline.hpp"
#include "perft_inline.hpp"
#include "referee_inline.hpp"
#include "setup_reading_inline.hpp"
#include "short_move_inline.hpp"

/// Compiles the room for a page.
#define DRAUGHTS_COMPILE_FOR(R)                                                                                     \
  template class DrawWatch<R>;                                                                                      \
  template std::string_view article_of<R>(DrawRule) noexcept;                                                       \
  template Generation legal_moves<R>(const Position<R>&, MoveList<R>&);                                             \
  template bool has_capture<R>(const Position<R>&) noexcept;                                                        \
  template bool has_legal_move<R>(const Position<R>&) noexcept;                                                     \
  template std::optional<Colour> winner<R>(const Position<R>&) noexcept;                                            \
  template std::vector<Square> complete_path<R>(const Position<R>&, const Move<R>&);                                \
  template bool needs_path<R>(const Position<R>&, const Move<R>&);                                                  \
  template std::uint64_t perft<R>(const Position<R>&, int);                                                         \
  template Resolution<R> resolve<R>(const Position<R>&, std::span<const Square>, bool);                             \
  template void candidates<R>(const Position<R>&, std::span<const Square>, MoveList<R>&);                           \
  template std::optional<CaptureTally> best_capture<R>(const Position<R>&, std::span<const Square>);                \
  template Stretch<R> play_stretch<R>(const Position<R>&, std::span<const ShortMove>, DrawWatch<R>&, Position<R>*); \
  template tl::expected<Position<R>, SetupFaults> make_position<R>(const Setup&, const Numbering&, Colour);         \
  template SetupOddities<R> oddities<R>(const Position<R>&) noexcept;                                               \
  template Setup make_setup<R>(const Position<R>&, const Numbering&);
