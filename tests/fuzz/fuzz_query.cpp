// Any bytes are a condition, which is written in a form that is read back as the same condition and can be asked of a
// game, or an error that lies inside the text.
#include <cstdint>
#include <cstdlib>
#include <string>
#include <string_view>

#include "draughts/game/game.hpp"
#include "draughts/game/judge.hpp"
#include "draughts/search/selector.hpp"
#include "pdn/query_text.hpp"
#include "pdn/reader.hpp"

namespace {

constexpr std::string_view text =
    "[White \"M\u00fcller\"]\n[Date \"1980.05.\?\?\"]\n[Round \"7.2\"]\n[Result \"2-0\"]\n[WhiteTime \"1:36\"]\n"
    "[WhiteRating \"2310\"]\n[GameType \"20,W,10,10,N2,0\"]\n\n1. 32-28 19-23 *\n";

draughts::Game read_game() {
  draughts::Game game;
  if (pdn::Reader().read(text, true, 0, game).status != pdn::ReadStatus::game) std::abort();
  return game;
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  static const draughts::Game game = read_game();
  const auto condition = pdn::parse_query({reinterpret_cast<const char*>(data), size});
  if (!condition) {
    const pdn::QueryError& error = condition.error();
    if (error.offset + error.length > size || error.message.empty() || error.line == 0 || error.column == 0)
      std::abort();
    return 0;
  }

  const auto again = pdn::parse_query(pdn::write_query(*condition));
  if (!again || !(*again == *condition)) std::abort();
  const draughts::Judgement judgement{};
  const draughts::Truth truth = draughts::Selector(*condition).truth({game, &judgement});
  if (draughts::Selector(*again).truth({game, &judgement}) != truth) std::abort();
  return 0;
}
