#include "common/csv_text.hpp"

#include "common/text_width.hpp"

namespace pdn::cli {

void CsvText::field(std::string_view value) {
  if (!first_) text_ += ',';
  first_ = false;
  if (value.find_first_of(",\"\r\n") == std::string_view::npos) {
    text_ += valid_utf_8(value);
    return;
  }
  text_ += '"';
  for (const char letter : valid_utf_8(value)) {
    if (letter == '"') text_ += '"';
    text_ += letter;
  }
  text_ += '"';
}

}  // namespace pdn::cli
