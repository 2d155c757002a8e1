// How text that could not be read or played survives inside a comment: `{[%broken CODE: WHY] TEXT}`, and back.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "draughts/game/transcript.hpp"

namespace draughts {

/// `text` without what would end a comment: `{`, `}` and `%` as `%7B`, `%7D` and `%25`.
[[nodiscard]] std::string escape_for_comment(std::string_view text);

/// The comment, without its braces, that holds a broken text.
[[nodiscard]] std::string broken_comment(const BrokenText& broken);

/// The broken text that such a comment holds; nothing for any other comment.
[[nodiscard]] std::optional<BrokenText> read_broken_comment(std::string_view comment);

}  // namespace draughts
