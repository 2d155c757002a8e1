// Game after game through a text: what lies between games, and games that are too large to be one.
#include "pdn/reader.hpp"

#include <algorithm>
#include <string>

#include "characters.hpp"
#include "game_reading.hpp"
#include "game_start.hpp"

namespace pdn {

using draughts::DiagnosticCode;
using draughts::Game;

namespace {

// While a game too large is skipped, so much of the text is kept for seeing the line before the next game.
constexpr std::size_t kept_behind = 4096;

// Of a game that is given up no more tags are kept.
constexpr std::size_t most_tags_kept = 1000;

std::size_t skip_space(std::string_view text, std::size_t from) noexcept {
  while (from < text.size() && is_space(text[from])) ++from;
  return from;
}

// Clears a game for reuse; its setups keep their memory elsewhere.
void recycle(Game& game, ReaderMemory& memory) {
  std::ranges::move(game.setups, std::back_inserter(memory.spare_setups));
  game.clear();
  game.ending = draughts::Ending::none;
}

// Stray bytes and line comments alone are no game.
bool is_empty(const Game& game) noexcept {
  const auto is_line_comment = [](const auto& event) { return event.kind == draughts::EventKind::line_comment; };
  const auto is_of_no_game = [](const auto& finding) {
    return finding.code == DiagnosticCode::stray_bytes || finding.code == DiagnosticCode::line_comment;
  };
  return game.tags.empty() && game.ending == draughts::Ending::none &&
         std::ranges::all_of(game.events, is_line_comment) && std::ranges::all_of(game.findings, is_of_no_game);
}

// Leaves of a game that could not be held only its tags.
void give_up(Game& game, std::string_view text, std::string message) {
  Game rest;
  rest.text = text;
  rest.offset = game.offset;
  rest.tags = std::move(game.tags);
  if (rest.tags.size() > most_tags_kept) rest.tags.resize(most_tags_kept);
  rest.game_type = game.game_type;
  rest.ending = draughts::Ending::none;
  rest.findings.push_back(
      draughts::make_diagnostic(DiagnosticCode::game_too_large, {game.offset, 1}, std::move(message)));
  game = std::move(rest);
}

std::string size_in_words(std::uint32_t bytes) {
  if (bytes % (1U << 30) == 0) return std::to_string(bytes >> 30) + " GiB";
  if (bytes % (1U << 20) == 0) return std::to_string(bytes >> 20) + " MiB";
  return std::to_string(bytes) + " bytes";
}

std::string too_long(const ReadLimits& limits) {
  return "the game is larger than " + size_in_words(limits.game_bytes);
}

std::string too_dense(const ReadLimits& limits) {
  return "the game's moves, comments and tags take more than " + size_in_words(limits.held_bytes) + " of memory";
}

}  // namespace

ReadResult Reader::read(std::string_view text, bool complete, std::uint64_t offset, Game& game) {
  recycle(game, memory_);
  std::size_t begin = 0;
  if (skipping_) {
    const char* start = find_game_start(text.data(), text.data() + text.size());
    if (start == nullptr && complete) return {ReadStatus::end, text.size()};
    if (start == nullptr) return {ReadStatus::incomplete, text.size() - std::min(text.size(), kept_behind)};
    begin = static_cast<std::size_t>(start - text.data());
    skipping_ = false;
  }
  begin = skip_space(text, begin);
  if (begin == text.size()) return {complete ? ReadStatus::end : ReadStatus::incomplete, begin};

  const std::string_view rest = text.substr(begin);
  const bool fits = rest.size() <= limits_.game_bytes;
  game.offset = offset + begin;
  game.text = rest.substr(0, limits_.game_bytes);
  GameReading reading(complete && fits, limits_, game, memory_);
  if (reading.run()) {
    if (is_empty(game)) return {ReadStatus::end, text.size()};
    return {ReadStatus::game, begin + reading.consumed()};
  }
  const bool dense = reading.holds_too_much();
  if (fits && !dense) return {ReadStatus::incomplete, begin};
  const std::size_t consumed = dense ? reading.consumed() : limits_.game_bytes;
  give_up(game, rest.substr(0, consumed), dense ? too_dense(limits_) : too_long(limits_));
  skipping_ = true;
  return {ReadStatus::game, begin + consumed};
}

}  // namespace pdn
