// Rows of comma-separated values (RFC 4180): a field with a comma, a quote or a line end stands in quotes. What a field
// says is not looked at; it comes out as it is.
#pragma once

#include <concepts>
#include <cstdint>
#include <string>
#include <string_view>

namespace pdn::cli {

/// A table under construction, appended to another text.
class CsvText {
 public:
  explicit CsvText(std::string& text) noexcept : text_(text) {}

  /// A field; bytes that are no UTF-8 become U+FFFD.
  void field(std::string_view value);
  void field(const char* value) { field(std::string_view(value)); }
  void field(std::integral auto value) { field(std::to_string(value)); }
  void end_row() {
    text_ += '\n';
    first_ = true;
  }

 private:
  std::string& text_;
  bool first_ = true;
};

}  // namespace pdn::cli
