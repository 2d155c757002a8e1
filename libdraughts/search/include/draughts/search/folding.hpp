// Text with its case and its accents folded away: what `~` compares. Text is UTF-8.
#pragma once

#include <string>
#include <string_view>

namespace draughts {

/// The text without case, accents and other marks, with `ß` as `ss`, `æ` as `ae`, `ł` as `l`, dashes and
/// quotation marks of typesetting as `-` and `'`. Bytes that are no UTF-8 become U+FFFD.
[[nodiscard]] std::string folded(std::string_view text);

/// Whether `text`, folded, contains `wanted`, which is folded already.
[[nodiscard]] bool contains_folded(std::string_view text, std::string_view wanted);

/// The text with every letter and its accents as one character (Unicode's form C), so that equal text has equal bytes.
[[nodiscard]] std::string composed(std::string_view text);

}  // namespace draughts
