// Lists and lines of moves for tests of rule books, and the names of draws.
#include <algorithm>
#include <set>
#include <stdexcept>

#include "support/rule_book_of.hpp"
#include "support/setup_text.hpp"

namespace test_support {

namespace {

bool takes(const std::string& move) {
  return move.find('{') != std::string::npos;
}

bool is_kings(const std::string& move, const std::string& fen) {
  const std::string king = "K" + move.substr(0, move.find('-'));
  for (std::size_t at = fen.find(king); at != std::string::npos; at = fen.find(king, at + 1)) {
    const std::size_t end = at + king.size();
    if (end == fen.size() || fen[end] == ',' || fen[end] == ':') return true;
  }
  return false;
}

/// Looks for a quiet line, going back where it gets stuck.
class QuietLine {
 public:
  QuietLine(const RuleBook& book, std::size_t plies, const std::function<bool(const std::string&)>& holds)
      : book_(book), plies_(plies), holds_(holds) {}

  bool goes_on(const std::string& fen) {
    if (line.size() == plies_) return true;
    for (const std::string& move : book_.legal(fen)) {
      if (!is_kings(move, fen)) continue;
      const std::string next = book_.after(fen, move);
      if (!is_quiet(next) || !seen_.insert(next).second) continue;
      line.push_back(move);
      if (goes_on(next)) return true;
      line.pop_back();
    }
    return false;
  }

  std::vector<std::string> line;

 private:
  bool is_quiet(const std::string& fen) const {
    const auto moves = book_.legal(fen);
    return !moves.empty() && std::none_of(moves.begin(), moves.end(), takes) && (!holds_ || holds_(fen));
  }

  const RuleBook& book_;
  std::size_t plies_;
  const std::function<bool(const std::string&)>& holds_;
  std::set<std::string> seen_;
};

}  // namespace

std::vector<std::string> moves(std::string_view text) {
  auto list = words(text);
  std::sort(list.begin(), list.end());
  return list;
}

std::vector<std::string> quiet_line(const RuleBook& book, std::string_view fen, std::size_t plies,
                                    const std::function<bool(const std::string& fen)>& holds) {
  QuietLine quiet(book, plies, holds);
  if (!quiet.goes_on(std::string(fen))) throw std::invalid_argument("no quiet line from " + std::string(fen));
  return quiet.line;
}

std::vector<std::string> repeated(int times, std::string_view text) {
  const auto once = words(text);
  std::vector<std::string> line;
  for (; times > 0; --times) line.insert(line.end(), once.begin(), once.end());
  return line;
}

std::string_view rule_name(draughts::DrawRule rule) {
  switch (rule) {
    case draughts::DrawRule::repetition:
      return "repetition";
    case draughts::DrawRule::no_progress:
      return "no progress";
    case draughts::DrawRule::three_pieces:
      return "three pieces";
    case draughts::DrawRule::main_road:
      return "main road";
    case draughts::DrawRule::few_pieces:
      return "few pieces";
    case draughts::DrawRule::king_against_king:
      return "king against king";
    case draughts::DrawRule::balance_of_few:
      return "balance of few";
    case draughts::DrawRule::balance_of_more:
      return "balance of more";
  }
  return "?";
}

std::string_view rung_name(draughts::Rung rung) {
  switch (rung) {
    case draughts::Rung::most_pieces:
      return "most pieces";
    case draughts::Rung::highest_value:
      return "highest value";
    case draughts::Rung::by_a_king:
      return "by a king";
    case draughts::Rung::most_kings:
      return "most kings";
    case draughts::Rung::earlier_king:
      return "earlier king";
  }
  return "?";
}

}  // namespace test_support
