// What a comment holds besides prose: commands such as `[%clk 0:04:58]`. Comments are raw bytes here, as in the file.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace pdn {

/// A command inside a comment: `[%name value]`.
struct CommentCommand {
  std::string_view name;   ///< letters, digits and underscores
  std::string_view value;  ///< as written, without blanks around it
  std::size_t offset{};    ///< of its `[` in the comment
  std::size_t length{};    ///< from `[` to `]`
};

/// The commands of a comment, one at a time, without a heap.
class CommentCommands {
 public:
  explicit CommentCommands(std::string_view comment) noexcept : comment_(comment) {}

  /// The next command; nothing when there is none left.
  [[nodiscard]] std::optional<CommentCommand> next() noexcept;

 private:
  std::string_view comment_;
  std::size_t at_ = 0;
};

/// The comment without its commands and without blanks at both ends; where a command stood between words, one blank.
[[nodiscard]] std::string text_without_commands(std::string_view comment);

/// Seconds of a time written `h:mm:ss`, `mm:ss` or `h:mm:ss.f`, as clk, mct, egt and emt have it; nothing for other
/// text.
[[nodiscard]] std::optional<std::uint32_t> parse_clock_time(std::string_view value) noexcept;

/// One clock of a `[%clock …]` command.
struct Clock {
  std::uint32_t seconds{};
  bool running{};  ///< written with a capital letter
};

/// What a `[%clock …]` command shows, `w0:04:58 B0:05:00`. A time without a letter is `unnamed`: the mover's.
struct Clocks {
  std::optional<Clock> white;
  std::optional<Clock> black;
  std::optional<Clock> unnamed;
};

/// The clocks of a `clock` command's value; nothing when it is not in form.
[[nodiscard]] std::optional<Clocks> parse_clocks(std::string_view value) noexcept;

}  // namespace pdn
