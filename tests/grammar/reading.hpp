// Games as the reader gives them, written down so that tests can compare them with a line of text.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "draughts/game/game.hpp"
#include "pdn/reader.hpp"

namespace test_grammar {

/// A finding in a few words, such as `leading-zero 3+5` (offset and length in the source).
std::string to_string(const draughts::Diagnostic& finding);

/// A game's events and end in a normal form: `1. 32-28 19-23 {text} ( 18-23 ) $1 /0/ *`. A game that an error cut
/// short ends with `...`; a result inside the movetext stands as `<1-1>`, a late tag as `[Name]`.
std::string to_string(const draughts::Game& game);

/// What reading a text came to.
struct Reading {
  std::vector<std::string> games;     ///< in normal form
  std::vector<std::string> findings;  ///< of all games, in the order of the text
  std::vector<std::string> texts;     ///< the games' own bytes
  std::size_t consumed{};
};

/// Reads all games of a text at once.
Reading read_all(std::string_view text, pdn::ReadLimits limits = {});

/// Reads all games of a text that becomes known a few bytes at a time, `step` more whenever the reader asks.
Reading read_in_steps(std::string_view text, std::size_t step, pdn::ReadLimits limits = {});

/// The first game of a text. It borrows the text.
draughts::Game read_first(std::string_view text);

/// Texts with `, ` between them.
std::string joined(const std::vector<std::string>& texts);

/// The slugs among the findings, each once, in the order of the text.
std::string codes_of(const Reading& reading);

}  // namespace test_grammar
