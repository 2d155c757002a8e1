#include "draughts/game/move_key.hpp"

#include <fmt/format.h>

#include <cstdint>
#include <string_view>

namespace draughts {
namespace {

std::uint64_t fnv_1a(std::string_view bytes, std::uint64_t hash = 14695981039346656037U) noexcept {
  for (const char byte : bytes) hash = (hash ^ static_cast<unsigned char>(byte)) * 1099511628211U;
  return hash;
}

char byte_of(Square square) noexcept {
  return static_cast<char>(square.index());
}

/// Where ends alone don't tell what is taken, the path does.
char byte_of_path(const Transcript& transcript, const Entry& move) {
  if (!move.ambiguous) return 0;
  std::string path;
  for (const Square square : transcript.path(move)) path += byte_of(square);
  return static_cast<char>(fnv_1a(path) % 255 + 1);
}

void append_diagram(std::string& key, const Diagram& diagram) {
  key += diagram.turn() == Colour::white ? 'W' : 'B';
  for (int index = 0; index < Diagram::squares; ++index)
    key += static_cast<char>('0' + static_cast<int>(diagram.at(Square(index))));
}

}  // namespace

MoveKey move_key(const Transcript& transcript) {
  MoveKey key;
  key.start = transcript.variant ? std::string(name_of(*transcript.variant)) : std::string();
  if (transcript.has_start_setup && transcript.start) append_diagram(key.start, *transcript.start);
  std::size_t depth = 0;
  for (const Entry& entry : transcript.entries) {
    if (entry.kind == EntryKind::variation_begin) ++depth;
    if (entry.kind == EntryKind::variation_end) --depth;
    if (depth > 0) continue;
    if (entry.kind == EntryKind::move)
      key.moves += {byte_of(entry.from), byte_of(entry.to), byte_of_path(transcript, entry)};
    else if (entry.kind == EntryKind::unjudged_move && entry.path_squares > 0)
      key.moves += {byte_of(transcript.path(entry).front()), byte_of(transcript.path(entry).back()), 0};
    else if (entry.kind == EntryKind::unjudged_move || entry.kind == EntryKind::null_move)
      key.moves += {'\xff', '\xff', 0};
    else if (entry.kind == EntryKind::setup && !key.moves.empty()) {
      std::string diagram;
      append_diagram(diagram, transcript.setups[entry.value].diagram);
      const std::uint64_t hash = fnv_1a(diagram);
      key.moves += {'\xfe', static_cast<char>(hash & 0xFF), static_cast<char>(hash >> 8 & 0xFF)};
    }
  }
  return key;
}

std::string game_hash(const MoveKey& key) {
  return fmt::format("{:016x}", fnv_1a(key.whole()));
}

}  // namespace draughts
