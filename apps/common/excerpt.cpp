// A line becomes a row of glyphs of known width, of which a stretch around the mark is shown.
#include "common/excerpt.hpp"

#include <algorithm>
#include <string_view>
#include <vector>

#include "common/text_width.hpp"

namespace pdn::cli {
namespace {

constexpr std::size_t tab_stop = 8;
constexpr std::string_view ellipsis = "…";

/// A character with the combining marks on it.
struct Glyph {
  std::string text;
  std::size_t cells{};
};

/// The glyphs of a line, and which of them are marked.
struct Row {
  std::vector<Glyph> glyphs;
  std::size_t mark_begin{};
  std::size_t mark_end{};
  std::size_t cells{};

  void add(std::string_view text);
  [[nodiscard]] std::size_t cells_between(std::size_t begin, std::size_t end) const;
};

void Row::add(std::string_view text) {
  while (!text.empty()) {
    const CodePoint point = first_code_point(text);
    Glyph glyph;
    if (point.value == U'\t')
      glyph = {std::string(tab_stop - cells % tab_stop, ' '), tab_stop - cells % tab_stop};
    else
      glyph = {printable(text.substr(0, point.bytes)), cells_of(point.value)};
    text.remove_prefix(point.bytes);
    cells += glyph.cells;
    if (glyph.cells == 0 && !glyphs.empty())
      glyphs.back().text += glyph.text;
    else
      glyphs.push_back(std::move(glyph));
  }
}

std::size_t Row::cells_between(std::size_t begin, std::size_t end) const {
  std::size_t sum = 0;
  for (std::size_t index = begin; index < end; ++index) sum += glyphs[index].cells;
  return sum;
}

Row make_row(const MarkedLine& line) {
  Row row;
  row.add(line.before);
  row.mark_begin = row.glyphs.size();
  row.add(line.marked);
  row.mark_end = row.glyphs.size();
  row.add(line.after);
  return row;
}

struct Stretch {
  std::size_t begin{};
  std::size_t end{};
};

/// As many glyphs as fit: a third of the room in front of the mark, the rest behind it, or more in front at the end
/// of the line. Room for both ellipses is kept.
Stretch choose_stretch(const Row& row, std::size_t cells) {
  if (row.cells <= cells) return {0, row.glyphs.size()};
  const std::size_t room = cells - 2;
  Stretch stretch{row.mark_begin, row.mark_begin};
  std::size_t used = 0;
  const auto grow_front = [&](std::size_t limit) {
    while (stretch.begin > 0 && used + row.glyphs[stretch.begin - 1].cells <= limit)
      used += row.glyphs[--stretch.begin].cells;
  };
  grow_front(room / 3);
  while (stretch.end < row.glyphs.size() && used + row.glyphs[stretch.end].cells <= room)
    used += row.glyphs[stretch.end++].cells;
  grow_front(room);
  return stretch;
}

}  // namespace

Excerpt make_excerpt(const MarkedLine& line, std::size_t cells) {
  const Row row = make_row(line);
  const Stretch stretch = choose_stretch(row, cells);
  Excerpt excerpt;
  if (stretch.begin > 0 || line.cut_before) {
    excerpt.line += ellipsis;
    excerpt.marks += ' ';
  }
  for (std::size_t index = stretch.begin; index < stretch.end; ++index) excerpt.line += row.glyphs[index].text;
  if (stretch.end < row.glyphs.size() || line.cut_after) excerpt.line += ellipsis;
  excerpt.marks.append(row.cells_between(stretch.begin, row.mark_begin), ' ');
  excerpt.marks += '^';
  const std::size_t marked = row.cells_between(row.mark_begin, std::min(row.mark_end, stretch.end));
  if (marked > 1) excerpt.marks.append(marked - 1, '~');
  return excerpt;
}

}  // namespace pdn::cli
