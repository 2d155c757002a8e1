// Likeness is counted on the text: people slip on digits, not on the board.
#include "suggestions.hpp"

#include <algorithm>
#include <functional>
#include <numeric>
#include <utility>

namespace draughts {
namespace {

constexpr std::size_t most = 3;
constexpr int too_unlike = 100;
constexpr std::string_view signs = "-x:";

std::string_view first_square(std::string_view move) {
  return move.substr(0, move.find_first_of(signs));
}

std::string_view last_square(std::string_view move) {
  return move.substr(move.find_last_of(signs) + 1);
}

/// How unlike two squares are: 0 the same, 1 one slip of the fingers, 3 anything else.
int unlikeness(std::string_view legal, std::string_view written) {
  if (legal == written) return 0;
  if (legal.size() == written.size()) {
    const auto differing =
        std::inner_product(legal.begin(), legal.end(), written.begin(), 0, std::plus<>(), std::not_equal_to<>());
    if (differing == 1 || (legal.size() == 2 && legal[0] == written[1] && legal[1] == written[0])) return 1;
  }
  const bool digit_lost = legal.size() + 1 == written.size() || written.size() + 1 == legal.size();
  const std::string_view longer = legal.size() > written.size() ? legal : written;
  const std::string_view shorter = legal.size() > written.size() ? written : legal;
  if (digit_lost && (longer.starts_with(shorter) || longer.ends_with(shorter))) return 1;
  return 3;
}

int unlikeness_of_moves(std::string_view legal, std::string_view written) {
  const int from = unlikeness(first_square(legal), first_square(written));
  const int to = unlikeness(last_square(legal), last_square(written));
  return from != 0 && to != 0 ? too_unlike : from + to;
}

}  // namespace

std::vector<std::string> suggestions(const std::vector<std::string>& legal, std::string_view written) {
  std::vector<std::pair<int, std::string>> ranked;
  for (const std::string& move : legal) {
    const int rank = unlikeness_of_moves(move, written);
    if (rank < too_unlike) ranked.emplace_back(rank, move);
  }
  std::ranges::stable_sort(ranked, {}, &std::pair<int, std::string>::first);
  std::vector<std::string> best;
  for (auto& [rank, move] : ranked)
    if (best.size() < most) best.push_back(std::move(move));
  return best;
}

}  // namespace draughts
