// Games out of a window on a source.
#include "pdn/pdn_stream.hpp"

#include <algorithm>

#include "not_pdn.hpp"

namespace pdn {

using draughts::Game;

PdnStream::PdnStream(draughts::ByteSource& source, ReadLimits limits, std::optional<draughts::Encoding> encoding)
    : reader_(limits), window_(source), encoding_(encoding) {
  look_ahead();
}

// What the first games share. A game that the limit of bytes cuts off still tells what its part before says.
void PdnStream::look_ahead() {
  window_.fill(draughts::traits_bytes);
  const std::string_view beginning = window_.text().substr(0, draughts::traits_bytes);
  not_pdn_ = judge_beginning(beginning);
  if (not_pdn_) return;
  draughts::FileTraitsCollector traits;
  Reader reader;
  Game game;
  std::string_view rest = beginning;
  for (std::size_t games = 0; games < draughts::traits_games; ++games) {
    const ReadResult result = reader.read(rest, true, beginning.size() - rest.size(), game);
    if (result.status != ReadStatus::game) break;
    traits.add(game);
    rest.remove_prefix(result.consumed);
  }
  traits_ = traits.finish(beginning);
}

bool PdnStream::next(Game& game) {
  if (not_pdn_) return false;
  window_.discard(discard_);
  discard_ = 0;
  if (!read(game)) return false;
  game.number = ++games_;
  game.encoding = encoding_ ? *encoding_ : draughts::encoding_of_game(game.text, traits_.encoding);
  return true;
}

bool PdnStream::read(Game& game) {
  while (true) {
    const bool broken_off = window_.error().has_value();
    const ReadResult result = reader_.read(window_.text(), window_.complete() && !broken_off, window_.offset(), game);
    discard_ = result.consumed;
    if (result.status == ReadStatus::game) return true;
    if (result.status == ReadStatus::end) return false;
    if (window_.complete()) return read_last_before_error(game);
    window_.discard(discard_);
    discard_ = 0;
    window_.extend();
  }
}

// The bytes broke off: a game counts only if its terminator came before.
bool PdnStream::read_last_before_error(Game& game) {
  const ReadResult result = reader_.read(window_.text(), true, window_.offset(), game);
  discard_ = result.consumed;
  return result.status == ReadStatus::game && game.complete && game.ending != draughts::Ending::none;
}

}  // namespace pdn
