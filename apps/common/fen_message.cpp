#include "common/fen_message.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "common/excerpt.hpp"
#include "common/text_width.hpp"

namespace pdn::cli {
namespace {

std::size_t characters_in(std::string_view text) {
  std::size_t count = 0;
  for (; !text.empty(); text.remove_prefix(first_code_point(text).bytes)) ++count;
  return count;
}

}  // namespace

std::string fen_message(std::string_view text, const draughts::Diagnostic& finding, const Palette& palette) {
  const std::size_t begin = std::min<std::size_t>(finding.span.offset, text.size());
  const std::string_view before = text.substr(0, begin);
  const std::string_view marked = text.substr(begin, finding.span.length);
  const Excerpt excerpt =
      make_excerpt({std::string(before), std::string(marked), std::string(text.substr(begin + marked.size()))});
  const draughts::CodeFacts& facts = draughts::facts_of(finding.code);
  const std::string_view message = finding.message.empty() ? facts.text : std::string_view(finding.message);
  const std::size_t caret = excerpt.marks.find('^');
  std::string all =
      fmt::format("column {}: {}: {} {}\n {}\n {}{}", characters_in(before) + 1, palette.severity(finding.severity),
                  printable(message), palette.code(fmt::format("[{}]", facts.slug)), excerpt.line,
                  excerpt.marks.substr(0, caret), palette.mark(excerpt.marks.substr(caret)));
  if (!finding.hint.empty()) all += fmt::format("\n  hint: {}", printable(finding.hint));
  return all;
}

}  // namespace pdn::cli
