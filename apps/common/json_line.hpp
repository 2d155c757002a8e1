// Writing JSON (RFC 8259): keys without a value are left out, strings are UTF-8 whatever comes in.
#pragma once

#include <rapidjson/stringbuffer.h>
#include <rapidjson/writer.h>

#include <concepts>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace pdn::cli {

/// A JSON text under construction.
class JsonLine {
 public:
  JsonLine() : writer_(buffer_) {}

  void begin_object() { writer_.StartObject(); }
  void end_object() { writer_.EndObject(); }
  void begin_array() { writer_.StartArray(); }
  void end_array() { writer_.EndArray(); }
  void begin_object(std::string_view name) {
    key(name);
    writer_.StartObject();
  }
  void begin_array(std::string_view name) {
    key(name);
    writer_.StartArray();
  }

  void key(std::string_view name);
  void text(std::string_view value);
  void number(std::uint64_t value) { writer_.Uint64(value); }

  /// A member; nothing for an empty text or list.
  void member(std::string_view name, std::string_view value);
  void member(std::string_view name, const char* value) { member(name, std::string_view(value)); }
  void member(std::string_view name, std::unsigned_integral auto value) {
    key(name);
    number(value);
  }
  /// A number with four decimal places at most.
  void decimal(std::string_view name, double value) {
    key(name);
    writer_.SetMaxDecimalPlaces(4);
    writer_.Double(value);
  }
  void flag(std::string_view name, bool value) {
    key(name);
    writer_.Bool(value);
  }
  void member(std::string_view name, const std::vector<std::string>& values);
  void member(std::string_view name, const std::vector<std::uint32_t>& values);

  [[nodiscard]] std::string_view view() const { return {buffer_.GetString(), buffer_.GetSize()}; }

 private:
  rapidjson::StringBuffer buffer_;
  rapidjson::Writer<rapidjson::StringBuffer> writer_;
};

}  // namespace pdn::cli
