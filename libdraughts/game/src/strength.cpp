#include "draughts/game/strength.hpp"

#include <algorithm>
#include <array>
#include <utility>

namespace draughts {
namespace {

constexpr std::array<std::pair<std::uint32_t, std::string_view>, 6> signs{
    {{1, "!"}, {2, "?"}, {3, "!!"}, {4, "??"}, {5, "!?"}, {6, "?!"}}};

}  // namespace

std::optional<std::uint32_t> nag_of(std::string_view sign) noexcept {
  const auto* found = std::ranges::find(signs, sign, &std::pair<std::uint32_t, std::string_view>::second);
  return found == signs.end() ? std::nullopt : std::optional(found->first);
}

std::string_view sign_of(std::uint32_t nag) noexcept {
  const auto* found = std::ranges::find(signs, nag, &std::pair<std::uint32_t, std::string_view>::first);
  return found == signs.end() ? std::string_view() : found->second;
}

void signs_to_nags(Transcript& transcript) {
  for (Entry& entry : transcript.entries) {
    if (entry.kind != EntryKind::sign) continue;
    const auto nag = nag_of(transcript.slice(entry.text));
    if (!nag) continue;
    entry.kind = EntryKind::glyph;
    entry.value = *nag;
  }
}

/// A sign stands directly behind its move, so only the NAG that does can become one.
void nags_to_signs(Transcript& transcript) {
  bool behind_move = false;
  for (Entry& entry : transcript.entries) {
    const bool directly =
        std::exchange(behind_move, entry.kind == EntryKind::move || entry.kind == EntryKind::unjudged_move);
    if (entry.kind != EntryKind::glyph || !directly) continue;
    const std::string_view sign = sign_of(entry.value);
    if (sign.empty()) continue;
    entry.kind = EntryKind::sign;
    entry.text = transcript.keep(sign);
  }
}

}  // namespace draughts
