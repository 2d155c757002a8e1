// What a game says under a name: the value of a tag, how it ended, or what the judge found.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "draughts/search/outcome.hpp"
#include "draughts/search/selector.hpp"
#include "draughts/search/tag_names.hpp"
#include "draughts/search/truth.hpp"

namespace draughts {

/// A name that was looked up.
struct Asked {
  std::string name;  ///< the standard's
  ValueKind kind{};

  explicit Asked(std::string_view written) : name(standard_name(written)), kind(kind_of(name)) {}
};

/// The text under a name; nothing where the game doesn't tell.
[[nodiscard]] std::optional<std::string> text_of(const Subject& subject, const Asked& asked);

/// Whether there is any.
[[nodiscard]] Truth is_told(const Subject& subject, const Asked& asked);

/// Whether only the judge can say what stands under a name.
[[nodiscard]] bool asks_judge(const Asked& asked) noexcept;

}  // namespace draughts
