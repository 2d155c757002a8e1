// RapidJSON takes what bytes it is given, so text is made valid before.
#include "common/json_line.hpp"

#include "common/text_width.hpp"

namespace pdn::cli {

void JsonLine::key(std::string_view name) {
  writer_.Key(name.data(), static_cast<rapidjson::SizeType>(name.size()));
}

void JsonLine::text(std::string_view value) {
  const std::string valid = valid_utf_8(value);
  writer_.String(valid.data(), static_cast<rapidjson::SizeType>(valid.size()));
}

void JsonLine::member(std::string_view name, std::string_view value) {
  if (value.empty()) return;
  key(name);
  text(value);
}

void JsonLine::member(std::string_view name, const std::vector<std::string>& values) {
  if (values.empty()) return;
  begin_array(name);
  for (const std::string& value : values) text(value);
  end_array();
}

void JsonLine::member(std::string_view name, const std::vector<std::uint32_t>& values) {
  if (values.empty()) return;
  begin_array(name);
  for (const std::uint32_t value : values) number(value);
  end_array();
}

}  // namespace pdn::cli
