// JSON (RFC 8259) straight into the output: a game is mostly small members, and each copy of them would be felt. What
// is asked for in which order is the caller's business; commas are set here.
#pragma once

#include <concepts>
#include <cstdint>
#include <string>
#include <string_view>

namespace pdn::cli {

/// A JSON text that is appended to another text.
class JsonText {
 public:
  explicit JsonText(std::string& text) noexcept : text_(text) {}

  void begin_object() { open('{'); }
  void end_object() { text_ += '}'; }
  void begin_array() { open('['); }
  void end_array() { text_ += ']'; }
  void begin_array(std::string_view name) {
    key(name);
    text_ += '[';
  }
  void begin_object(std::string_view name) {
    key(name);
    text_ += '{';
  }

  /// The name of a member, which is plain ASCII; its value follows.
  void key(std::string_view name) {
    separate();
    text_ += '"';
    text_ += name;
    text_ += "\":";
  }

  /// A string; bytes that are no UTF-8 become U+FFFD.
  void string(std::string_view value) {
    separate();
    append_quoted(value);
  }

  /// A member that is a string; nothing for an empty one.
  void member(std::string_view name, std::string_view value) {
    if (value.empty()) return;
    key(name);
    append_quoted(value);
  }
  void member(std::string_view name, const char* value) { member(name, std::string_view(value)); }

  void member(std::string_view name, std::integral auto value) {
    key(name);
    append_number(static_cast<std::int64_t>(value));
  }
  void flag(std::string_view name, bool value) {
    key(name);
    text_ += value ? "true" : "false";
  }

  /// Whether a value stands in front, which the text's last character tells, so that a comma parts it from the next.
  [[nodiscard]] bool follows_value() const noexcept {
    if (text_.empty()) return false;
    const char last = text_.back();
    return last != '{' && last != '[' && last != ':' && last != '\n';
  }

  /// JSON that is known to be in form, commas included.
  void raw(std::string_view json) { text_ += json; }

  /// A member that is a string of plain ASCII without quotes and backslashes.
  template <class Append>
  void plain_member(std::string_view name, Append append) {
    key(name);
    text_ += '"';
    append(text_);
    text_ += '"';
  }

 private:
  void open(char bracket) {
    separate();
    text_ += bracket;
  }
  void separate() {
    if (follows_value()) text_ += ',';
  }
  void append_quoted(std::string_view value);
  void append_number(std::int64_t value);
  std::string& text_;
};

}  // namespace pdn::cli
