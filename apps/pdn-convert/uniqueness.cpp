#include "pdn-convert/uniqueness.hpp"

#include <algorithm>
#include <numeric>
#include <utility>

#include "draughts/search/folding.hpp"

namespace pdn::cli {
namespace {

/// Who and where a game is, without what it takes memory for.
FinishedGame label_of(const FinishedGame& game) {
  FinishedGame label;
  label.file = game.file;
  label.number = game.number;
  label.line = game.line;
  label.white = game.white;
  label.black = game.black;
  return label;
}

bool names_agree(const std::string& a, const std::string& b) {
  const std::string first = comparable_name(a);
  const std::string second = comparable_name(b);
  return first.empty() || second.empty() || first == second;
}

bool players_agree(const FinishedGame& a, const FinishedGame& b) {
  return names_agree(a.white, b.white) && names_agree(a.black, b.black);
}

}  // namespace

std::string comparable_name(std::string_view name) {
  std::string comparable = draughts::folded(name);
  std::erase_if(comparable, [](char letter) {
    const bool digit = letter >= '0' && letter <= '9';
    const bool plain = (letter >= 'a' && letter <= 'z') || digit;
    return !plain && static_cast<unsigned char>(letter) < 128;
  });
  return comparable;
}

UniqueGames::UniqueGames(Uniqueness how, GameOutlet& next, OnDuplicate on_duplicate)
    : how_(how), next_(next), on_duplicate_(std::move(on_duplicate)) {}

std::string UniqueGames::identity(const FinishedGame& game) const {
  return how_ == Uniqueness::exact ? game.text : game.key.whole();
}

bool UniqueGames::take(FinishedGame game) {
  const auto [place, is_new] = seen_.try_emplace(identity(game), label_of(game));
  if (is_new) return next_.take(std::move(game));
  on_duplicate_(game, place->second);
  return true;
}

LongestGames::LongestGames(std::uint32_t min_plies, GameOutlet& next, OnDuplicate on_duplicate)
    : min_plies_(min_plies), next_(next), on_duplicate_(std::move(on_duplicate)) {}

bool LongestGames::take(FinishedGame game) {
  games_.push_back(std::move(game));
  return true;
}

/// For each game the one that stands for it, which is itself where it stays. In the order of their keys a game is
/// followed by all that begin with it.
std::vector<std::size_t> LongestGames::longer_ones() const {
  std::vector<std::size_t> order(games_.size());
  std::iota(order.begin(), order.end(), std::size_t{});
  std::vector<std::string> keys;
  keys.reserve(games_.size());
  for (const FinishedGame& game : games_) keys.push_back(game.key.whole());
  std::ranges::stable_sort(order, [&](std::size_t a, std::size_t b) { return keys[a] < keys[b]; });
  std::vector<std::size_t> stands_for(games_.size());
  std::iota(stands_for.begin(), stands_for.end(), std::size_t{});
  for (std::size_t place = 0; place < order.size(); ++place) {
    const std::size_t shorter = order[place];
    if (games_[shorter].key.plies() < min_plies_) continue;
    for (std::size_t next = place + 1; next < order.size() && keys[order[next]].starts_with(keys[shorter]); ++next) {
      const std::size_t longer = order[next];
      if (!players_agree(games_[shorter], games_[longer])) continue;
      // Of equal games the first one of the input stays, which the stable order has in front.
      if (keys[longer] == keys[shorter])
        stands_for[longer] = stands_for[longer] == longer ? shorter : stands_for[longer];
      else
        stands_for[shorter] = longer;
      if (stands_for[shorter] != shorter) break;
    }
  }
  return stands_for;
}

bool LongestGames::finish() {
  const std::vector<std::size_t> stands_for = longer_ones();
  const auto kept = [&](std::size_t game) {
    while (stands_for[game] != game) game = stands_for[game];
    return game;
  };
  for (std::size_t game = 0; game < games_.size(); ++game)
    if (stands_for[game] != game) on_duplicate_(games_[game], games_[kept(game)]);
  for (std::size_t game = 0; game < games_.size(); ++game)
    if (stands_for[game] == game && !next_.take(std::move(games_[game]))) return false;
  return next_.finish();
}

}  // namespace pdn::cli
