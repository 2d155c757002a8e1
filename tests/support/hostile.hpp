// Inputs that a reader must survive, of any size, made while they are written: nothing here is held in memory whole.
#pragma once

#include <cstdint>
#include <functional>
#include <string_view>

namespace test_support {

/// Takes the next bytes of an input.
using Sink = std::function<void(std::string_view)>;

/// An international game with side lines in side lines: `1. 32-28 (19-23 (19-23 ) ) *`.
void write_nested_parentheses(std::uint64_t depth, const Sink& sink);

/// An international game whose first move has a comment of that many bytes in it.
void write_long_comment(std::uint64_t bytes, const Sink& sink);

/// A game of so many bytes of numeric glyphs, more than is held of any, and a game of one ply behind it.
void write_dense_game(std::uint64_t bytes, const Sink& sink);

/// Nearly two million plies of kings going to and fro, about as many as are held, and a comment of that many bytes.
void write_endless_game(std::uint64_t bytes, const Sink& sink);

/// Nothing but zero bytes.
void write_zero_bytes(std::uint64_t bytes, const Sink& sink);

/// What begins and ends as a JPEG does (JFIF), with chance between.
void write_jpeg(std::uint64_t bytes, const Sink& sink);

/// Chess games with tags, in PGN: well-known openings and how they might have ended.
void write_chess(std::uint64_t games, const Sink& sink);

/// A legal game of draughts, one of chess, and another legal one of draughts.
void write_chess_between(const Sink& sink);

/// At least so many bytes of legal international games, a few thousand of them over and over.
void write_legal_games(std::uint64_t bytes, const Sink& sink);

}  // namespace test_support
