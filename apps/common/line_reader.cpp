#include "common/line_reader.hpp"

#include <algorithm>

namespace pdn::cli {
namespace {

constexpr std::size_t bytes_at_a_time = std::size_t{1} << 16;
constexpr std::string_view byte_order_mark = "\xEF\xBB\xBF";

}  // namespace

bool LineReader::next(TextLine& line) {
  line.text.clear();
  line.cut = false;
  bool any = false;
  while (!rest_.empty() || fill()) {
    any = true;
    const std::size_t end = rest_.find('\n');
    keep(rest_.substr(0, end), line);
    if (end == std::string_view::npos) {
      rest_ = {};
      continue;
    }
    rest_.remove_prefix(end + 1);
    break;
  }
  if (!any) return false;
  line.number = ++lines_;
  if (line.number == 1 && line.text.starts_with(byte_order_mark)) line.text.erase(0, byte_order_mark.size());
  if (!line.cut && line.text.ends_with('\r')) line.text.pop_back();
  return true;
}

void LineReader::keep(std::string_view part, TextLine& line) const {
  const std::size_t room = most_ - line.text.size();
  line.cut |= part.size() > room;
  line.text += part.substr(0, room);
}

bool LineReader::fill() {
  if (error_) return false;
  buffer_.resize(bytes_at_a_time);
  const auto read = source_.read(buffer_);
  if (!read) error_ = read.error();
  rest_ = std::string_view(buffer_).substr(0, read ? *read : 0);
  return !rest_.empty();
}

}  // namespace pdn::cli
