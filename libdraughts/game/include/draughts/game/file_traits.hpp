// What a file says about all of its games: collected from its beginning, then fixed, so that every game is judged
// from its own bytes and this value only, in whichever order games are looked at.
#pragma once

#include <cstddef>
#include <optional>
#include <string_view>

#include "draughts/rules/variant.hpp"
#include "draughts/source/encoding.hpp"

namespace draughts {

struct Game;

/// Facts shared by the games of one file or archive member.
struct FileTraits {
  std::optional<Variant> variant;    ///< of games that name none
  std::optional<Encoding> encoding;  ///< of games with too few high bytes to tell by themselves
};

/// The beginning of a file that decides its traits: as many games, or as many bytes, whichever comes first.
inline constexpr std::size_t traits_games = 256;
inline constexpr std::size_t traits_bytes = std::size_t{1} << 20;

/// Collects the traits of a file from its first games.
class FileTraitsCollector {
 public:
  void add(const Game& game);

  /// The traits, once the games of the beginning are added; `beginning` is its text.
  [[nodiscard]] FileTraits finish(std::string_view beginning) const;

 private:
  unsigned largest_number_ = 0;
  bool names_other_type_ = false;
};

}  // namespace draughts
