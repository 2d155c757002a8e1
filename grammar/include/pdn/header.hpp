// The tags that a game is written with, in every format: the source's, completed and put in order as the style asks.
#pragma once

#include <deque>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "draughts/game/transcript.hpp"
#include "pdn/square_names.hpp"
#include "pdn/writing_style.hpp"

namespace pdn {

/// A tag as it is written, its value without escapes.
struct HeaderTag {
  std::string_view name;
  std::string_view value;
  int rank{};  ///< its place in the canonical order, which it shares with others
};

/// Makes headers, one after the other. Tags are most of what is written of a short game, so they are not copied.
class Header {
 public:
  /// A game's tags. Result is that of the tag, or where that says nothing, of the terminator; GameType is there where
  /// the variant is known, FEN in the names that the moves have. `names` must have been taken up for this game. They
  /// are there until the next call, as long as the transcript and the style are.
  [[nodiscard]] std::span<const HeaderTag> of(const draughts::Transcript& transcript, const SquareNames& names,
                                              const WritingStyle& style);

 private:
  [[nodiscard]] HeaderTag* find(std::string_view name);
  void add(std::string_view name, std::string_view value);
  void set(std::string_view name, std::string_view value);
  void set(std::string_view name, std::string value);
  void set_as_told(const WritingStyle& style);
  void complete(const draughts::Transcript& transcript, const WritingStyle& style);

  std::vector<HeaderTag> tags_;
  std::deque<std::string> made_;  ///< values that the transcript has not; they stay where they are
};

/// A game's result in the style that is asked for; empty where it has none.
[[nodiscard]] std::string result_of(const draughts::Transcript& transcript, const WritingStyle& style);

}  // namespace pdn
