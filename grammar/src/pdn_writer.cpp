// Header and movetext put together.
#include "pdn/pdn_writer.hpp"

#include <algorithm>

#include "movetext.hpp"

namespace pdn {
namespace {

/// A value in quotes (PDN 3.0, STRING).
void append_quoted(std::string& text, std::string_view value) {
  text += '"';
  for (std::size_t done = 0; done < value.size();) {
    const std::size_t next = std::min(value.find_first_of("\"\\", done + 1), value.size());
    if (value[done] == '"' || value[done] == '\\') text += '\\';
    text += value.substr(done, next - done);
    done = next;
  }
  text += '"';
}

}  // namespace

void PdnWriter::write(const draughts::Transcript& transcript, std::string& text) {
  names_.use_for(transcript, style_);
  const auto tags = header_.of(transcript, names_, style_);
  for (const HeaderTag& tag : tags) {
    text += '[';
    text += tag.name;
    text += ' ';
    append_quoted(text, tag.value);
    text += "]\n";
  }
  if (!tags.empty()) text += '\n';
  Movetext(transcript, names_, style_.width, text).write();
  text += '\n';
}

}  // namespace pdn
