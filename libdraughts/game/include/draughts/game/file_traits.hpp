// What a file says about all of its games: collected from its beginning, then fixed, so that every game is judged
// from its own bytes and this value only, in whichever order games are looked at.
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <string_view>
#include <vector>

#include "draughts/game/result_side.hpp"
#include "draughts/rules/variant.hpp"
#include "draughts/source/encoding.hpp"

namespace draughts {

struct Game;

/// What a file's games that name squares by numbers, or those that name them by letters, say of those among them that
/// don't name their variant.
struct VariantVote {
  std::vector<Variant> fitting;             ///< the variant that is taken, then others that as many games are legal by
  std::uint32_t games{};                    ///< of the beginning, that don't name one
  std::uint32_t legal{};                    ///< of these, legal by the variant that is taken
  bool guessed{};                           ///< no game speaks for any variant
  std::uint32_t named{};                    ///< games that name it
  unsigned largest{};                       ///< number of a square in the games that don't name one; 0 without numbers
  bool letters{};                           ///< squares have letters there
  std::optional<std::uint64_t> first_game;  ///< offset of the first of them, where the file's variant is told

  [[nodiscard]] Variant variant() const noexcept { return fitting.front(); }
};

/// Facts shared by the games of one file or archive member.
struct FileTraits {
  std::optional<VariantVote> by_numbers;      ///< for games that name no variant, and squares by numbers
  std::optional<VariantVote> by_letters;      ///< for those that name squares by letters
  std::optional<Encoding> encoding;           ///< of games with too few high bytes to tell by themselves
  ResultSideCount result_sides;               ///< of the final positions of games that Black began
  std::optional<std::uint64_t> first_result;  ///< offset of the first such game that somebody won, where that is told

  /// The vote for games that name the squares so.
  [[nodiscard]] const std::optional<VariantVote>& vote(bool letters) const noexcept {
    return letters ? by_letters : by_numbers;
  }
};

/// The beginning of a file that decides its traits: as many games, or as many bytes, whichever comes first.
inline constexpr std::size_t traits_games = 256;
inline constexpr std::size_t traits_bytes = std::size_t{1} << 20;

/// Collects the traits of a file from its first games.
class FileTraitsCollector {
 public:
  FileTraitsCollector();
  FileTraitsCollector(FileTraitsCollector&&) noexcept;
  FileTraitsCollector& operator=(FileTraitsCollector&&) noexcept;
  ~FileTraitsCollector();

  /// Looks at a game; one that names no variant is tried by the rules of each.
  void add(const Game& game);

  /// The traits, once the games of the beginning are added; `beginning` is its text.
  [[nodiscard]] FileTraits finish(std::string_view beginning) const;

 private:
  struct Memory;
  std::unique_ptr<Memory> memory_;
};

}  // namespace draughts
