// Header and movetext put together.
#include "pdn/pdn_writer.hpp"

#include "movetext.hpp"
#include "pdn/header.hpp"

namespace pdn {
namespace {

/// A value in quotes (PDN 3.0, STRING).
void append_quoted(std::string& text, std::string_view value) {
  text += '"';
  for (const char character : value) {
    if (character == '"' || character == '\\') text += '\\';
    text += character;
  }
  text += '"';
}

}  // namespace

void PdnWriter::write(const draughts::Transcript& transcript, std::string& text) {
  names_.use_for(transcript, style_);
  const auto tags = header_of(transcript, names_, style_);
  for (const draughts::TextTag& tag : tags) {
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
