// Names of files made from what people wrote in tags, and files named by a pattern. Not here: the files.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <tl/expected.hpp>
#include <vector>

namespace pdn::cli {

/// How many bytes a file's name has at most (NAME_MAX of all usual file systems).
inline constexpr std::size_t longest_file_name = 255;

/// The beginning of a UTF-8 text: at most `bytes` of it, no character cut.
[[nodiscard]] std::string_view shortened(std::string_view text, std::size_t bytes);

/// A tag's value as part of a file's name, at most `bytes` long. What some system can't have in a name (slashes, `:`,
/// `*`, `?`, `"`, `<`, `>`, `|`, control characters, marks of writing direction) becomes `_`, and so does a dot or dash
/// at the beginning; spaces around it go. An unknown value (empty, or PDN's `?`) is `unknown`.
[[nodiscard]] std::string safe_name(std::string_view value, std::size_t bytes = longest_file_name);

/// A pattern for names of files: text with `{n}` (a number from 1), `{n:04}` (the same, with zeros to four digits) and
/// `{tag}` (the value that its games share) in it; `{{` and `}}` stand for braces.
class NamePattern {
 public:
  /// The error is a message: what is wrong with the pattern and what would be right.
  [[nodiscard]] static tl::expected<NamePattern, std::string> parse(std::string_view text);

  /// The path for a number and a value, which is made safe and short enough for a file's name.
  [[nodiscard]] std::string path(std::uint64_t number, std::string_view value) const;

  [[nodiscard]] bool has_number() const { return count(Part::Kind::number) > 0; }
  [[nodiscard]] bool has_value() const { return count(Part::Kind::value) > 0; }

 private:
  struct Part {
    enum class Kind : std::uint8_t { text, number, value } kind{};
    std::string text;
    std::size_t digits{};
  };

  /// What stands between braces.
  static tl::expected<Part, std::string> field(std::string_view name);
  [[nodiscard]] std::size_t count(Part::Kind kind) const;
  [[nodiscard]] std::string filled(std::uint64_t number, std::string_view name) const;

  std::vector<Part> parts_;
};

}  // namespace pdn::cli
