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

/// Whether two comparable names may be the same player's.
bool names_agree(const std::string& a, const std::string& b) {
  return a.empty() || b.empty() || a == b;
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

bool UniqueGames::take(FinishedGame&& game) {
  const auto [place, is_new] = seen_.try_emplace(identity(game), label_of(game));
  if (is_new) return next_.take(std::move(game));
  on_duplicate_(game, place->second);
  return true;
}

LongestGames::LongestGames(std::uint32_t min_plies, GameOutlet& next, OnDuplicate on_duplicate)
    : min_plies_(min_plies), next_(next), on_duplicate_(std::move(on_duplicate)) {}

bool LongestGames::take(FinishedGame&& game) {
  games_.push_back(std::move(game));
  return true;
}

std::vector<LongestGames::Compared> LongestGames::what_is_compared() const {
  std::vector<Compared> all;
  all.reserve(games_.size());
  for (const FinishedGame& game : games_)
    all.push_back({game.key.whole(), comparable_name(game.white), comparable_name(game.black)});
  return all;
}

/// For each game the one that stands for it, which is itself where it stays. In the order of their keys a game is
/// followed by all that begin with it, and of equal ones the first of the input is in front.
std::vector<std::size_t> LongestGames::longer_ones() const {
  const std::vector<Compared> compared = what_is_compared();
  std::vector<std::size_t> stands_for(games_.size());
  std::iota(stands_for.begin(), stands_for.end(), std::size_t{});
  std::vector<std::size_t> order = stands_for;
  std::ranges::stable_sort(order, {}, [&](std::size_t game) -> const std::string& { return compared[game].key; });
  for (std::size_t place = 0; place < order.size(); ++place) {
    const std::size_t shorter = order[place];
    const Compared& one = compared[shorter];
    if (games_[shorter].key.plies() < min_plies_) continue;
    for (std::size_t next = place + 1; stands_for[shorter] == shorter && next < order.size(); ++next) {
      const std::size_t longer = order[next];
      const Compared& other = compared[longer];
      if (!other.key.starts_with(one.key)) break;
      if (!names_agree(one.white, other.white) || !names_agree(one.black, other.black)) continue;
      if (other.key != one.key)
        stands_for[shorter] = longer;
      else if (stands_for[longer] == longer)
        stands_for[longer] = shorter;
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
