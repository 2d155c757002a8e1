#include "common/game_context.hpp"

#include "draughts/game/tag_values.hpp"

namespace pdn::cli {

std::string known_tag(const draughts::Game& game, std::string_view name) {
  std::string text = draughts::text_of_tag(game, name);
  return text == "?" ? std::string() : text;
}

std::string written_result(const draughts::Game& game) {
  std::string result = known_tag(game, "Result");
  const bool silent = result.empty() || result == "*";
  if (silent && game.ending == draughts::Ending::result) result = game.slice(game.terminator);
  return result;
}

GameContext context_of(const draughts::Game& game) {
  const std::string white = known_tag(game, "White");
  const std::string black = known_tag(game, "Black");
  GameContext context;
  context.number = game.number;
  context.encoding = game.encoding;
  context.round = known_tag(game, "Round");
  if (white.empty() && black.empty())
    context.title = known_tag(game, "Event");
  else
    context.title = (white.empty() ? "?" : white) + " – " + (black.empty() ? "?" : black);
  return context;
}

}  // namespace pdn::cli
