// All of this room that depends on a rule book, to be compiled for one variant at a time: each page gets a translation
// unit of its own, which CMake writes (scripts/cmake/Variants.cmake). Nothing else includes the header below.
#pragma once

#include "replay_inline.hpp"

/// Compiles the room for a page.
#define DRAUGHTS_COMPILE_FOR(R) template class Replay<R>;
