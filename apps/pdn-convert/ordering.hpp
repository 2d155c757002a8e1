// `--sort`: games in the order of their tags.
#pragma once

#include <string>
#include <string_view>
#include <tl/expected.hpp>
#include <vector>

#include "pdn-convert/finished_game.hpp"

namespace pdn::cli {

/// One thing to sort by.
struct SortKey {
  std::string tag;    ///< a tag's name as the standard spells it
  bool descending{};  ///< `-date`: the last first
};

/// Reads a comma list of tag names, in any case, each with `-` in front for the other direction.
[[nodiscard]] tl::expected<std::vector<SortKey>, std::string> read_sort_keys(std::string_view text);

/// Holds all games, and lets them through in order at the end. Games that are alike in everything that is asked for
/// keep their order; the unknown comes last. Dates compare by the calendar, numbers by their size.
class OrderedGames final : public GameOutlet {
 public:
  OrderedGames(std::vector<SortKey> keys, GameOutlet& next);

  [[nodiscard]] bool take(FinishedGame&& game) override;
  [[nodiscard]] bool finish() override;

 private:
  std::vector<SortKey> keys_;
  GameOutlet& next_;
  std::vector<FinishedGame> games_;
};

}  // namespace pdn::cli
