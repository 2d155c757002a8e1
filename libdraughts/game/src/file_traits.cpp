// Until variants are inferred (a later issue), squares decide: numbers over 32 and up to 50 mean the 10x10 board.
#include "draughts/game/file_traits.hpp"

#include <algorithm>

#include "draughts/game/game.hpp"

namespace draughts {

void FileTraitsCollector::add(const Game& game) {
  for (const WrittenSquare square : game.squares)
    if (square.is_numeric()) largest_number_ = std::max(largest_number_, square.number());
  for (const WrittenSetup& setup : game.setups)
    for (const SetupPiece& piece : setup.setup.pieces)
      if (piece.square.is_numeric()) largest_number_ = std::max(largest_number_, piece.square.number());
  if (game.game_type && variant_of_game_type(game.game_type->number) != Variant::international)
    names_other_type_ = true;
}

FileTraits FileTraitsCollector::finish(std::string_view beginning) const {
  FileTraits traits;
  if (largest_number_ > 32 && largest_number_ <= 50 && !names_other_type_) traits.variant = Variant::international;
  traits.encoding = detect(beginning);
  return traits;
}

}  // namespace draughts
