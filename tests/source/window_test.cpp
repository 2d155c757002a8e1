// The window on a source: text, offsets, lines and columns.
#include "draughts/source/window.hpp"

#include <rapidcheck.h>
#include <rapidcheck/catch.h>

#include <algorithm>
#include <catch2/catch.hpp>
#include <string>
#include <vector>

#include "draughts/source/memory_source.hpp"

using namespace draughts;

namespace {

constexpr std::string_view byte_order_mark = "\xEF\xBB\xBF";

bool continues(char byte) {
  return (static_cast<unsigned char>(byte) & 0xC0U) == 0x80U;
}

std::size_t characters(std::string_view text, Encoding encoding) {
  if (encoding != Encoding::utf_8) return text.size();
  return static_cast<std::size_t>(std::count_if(text.begin(), text.end(), [](char byte) { return !continues(byte); }));
}

/// The place of a byte, counted from the whole source; `held` is how much of it the window has read.
Place naive_place(std::string_view source, std::size_t held, std::size_t offset, Encoding encoding,
                  std::size_t context) {
  const std::size_t start = source.starts_with(byte_order_mark) ? byte_order_mark.size() : 0;
  const std::string_view before = source.substr(start, offset - start);
  const std::size_t last_break = before.rfind('\n');
  const std::size_t line_begin = last_break == std::string_view::npos ? start : start + last_break + 1;
  std::size_t line_end = source.substr(0, held).find('\n', offset);
  if (line_end == std::string_view::npos) {
    line_end = held;
  } else if (line_end > line_begin && source[line_end - 1] == '\r') {
    --line_end;
  }
  std::size_t first = offset - std::min(context, offset - line_begin);
  std::size_t last = std::min(offset + context, line_end);
  if (encoding == Encoding::utf_8) {
    while (first > line_begin && first < offset && continues(source[first])) ++first;
    while (last > offset && last < line_end && continues(source[last])) --last;
  }

  const bool inside = encoding == Encoding::utf_8 && offset < held && continues(source[offset]);
  const std::size_t in_front = characters(source.substr(line_begin, offset - line_begin), encoding);
  Place place;
  place.line = 1 + static_cast<std::uint64_t>(std::count(before.begin(), before.end(), '\n'));
  place.column = std::max<std::size_t>(in_front + (inside ? 0 : 1), 1);
  place.line_text = source.substr(first, last - first);
  place.line_text_offset = first;
  place.line_text_column = characters(source.substr(line_begin, first - line_begin), encoding) + 1;
  return place;
}

bool same(const Place& left, const Place& right) {
  return left.line == right.line && left.column == right.column && left.line_text == right.line_text &&
         left.line_text_offset == right.line_text_offset && left.line_text_column == right.line_text_column;
}

/// Text of a few kinds of pieces, whole lines and ends of lines among them, some of it not valid UTF-8.
rc::Gen<std::string> texts() {
  const auto piece = rc::gen::element<std::string>("\n", "\n", "\r\n", "32-28 ", "é", "đ", "€", "x", "\xE9", "\x80",
                                                   "\r", "{", "a rather long stretch without any break ");
  const auto body = rc::gen::map(rc::gen::container<std::vector<std::string>>(piece), [](const auto& pieces) {
    std::string text;
    for (const auto& part : pieces) text += part;
    return text;
  });
  return rc::gen::map(rc::gen::pair(rc::gen::element<std::string>("", "", std::string(byte_order_mark)), body),
                      [](const auto& parts) { return parts.first + parts.second; });
}

std::string read_through(Window& window) {
  std::string all;
  while (true) {
    all += window.text();
    window.discard(window.text().size());
    if (window.complete()) return all;
    window.extend();
  }
}

/// Fails after its bytes.
class BrokenSource final : public ByteSource {
 public:
  explicit BrokenSource(std::string bytes) : ByteSource("broken.pdn"), bytes_(std::move(bytes)) {}
  tl::expected<std::size_t, IoError> read(std::span<char> buffer) override {
    auto count = bytes_.read(buffer);
    if (*count == 0) return tl::make_unexpected(IoError{name(), "the disk is on fire"});
    return count;
  }

 private:
  MemorySource bytes_;
};

}  // namespace

TEST_CASE("a place in a window is what counting from the source's beginning gives, however the window moved") {
  rc::prop("", [] {
    const std::string text = *texts();
    const auto largest_read = *rc::gen::inRange<std::size_t>(1, 40);
    const WindowOptions options{*rc::gen::inRange<std::size_t>(1, 60), *rc::gen::inRange<std::size_t>(1, 30)};
    const auto encoding = *rc::gen::element(Encoding::utf_8, Encoding::windows_1252);
    const bool backwards = *rc::gen::arbitrary<bool>();
    MemorySource source(text, "text", largest_read);
    Window window(source, options);
    while (true) {
      const std::size_t begin = window.offset();
      const std::size_t end = begin + window.text().size();
      RC_ASSERT(window.text() == std::string_view(text).substr(begin, end - begin));
      for (std::size_t index = begin; index <= end; ++index) {
        const std::size_t offset = backwards ? end - (index - begin) : index;
        const Place place = window.locate(offset, encoding);
        const Place right = naive_place(text, end, offset, encoding, options.line_context);
        if (!same(place, right))
          RC_LOG() << offset << ": " << place.line << ':' << place.column << ' ' << place.line_text << '\n';
        RC_ASSERT(same(place, right));
      }
      if (window.complete() && window.text().empty()) break;
      window.discard(*rc::gen::inRange<std::size_t>(0, window.text().size() + 1));
      if (window.complete()) window.discard(window.text().size());
      window.extend();
    }
  });
}

TEST_CASE("a window gives every byte once and in order, whatever the source's reads are") {
  std::string text;
  for (int line = 0; line < 100000; ++line) text += std::to_string(line) + ". 32-28 19-23\n";
  for (const std::size_t largest_read : {1000U, 4096U, 100000000U}) {
    MemorySource source(text, "text", largest_read);
    Window window(source);
    CHECK(read_through(window) == text);
    CHECK_FALSE(window.error());
  }
}

TEST_CASE("a window's first text is a whole step, though the source gives a byte at a time") {
  MemorySource source(std::string(3000, 'x'), "text", 1);
  const Window window(source, {1000, 100});
  CHECK(window.text().size() == 1000);
  CHECK_FALSE(window.complete());
}

TEST_CASE("a short source is in the first text whole, and the window knows that nothing follows") {
  MemorySource source("1. 32-28 *");
  Window window(source);
  CHECK(window.text() == "1. 32-28 *");
  CHECK(window.complete());
  window.extend();
  CHECK(window.text() == "1. 32-28 *");
}

TEST_CASE("an empty source makes an empty window with a first place") {
  MemorySource source("");
  const Window window(source);
  CHECK(window.text().empty());
  CHECK(window.complete());
  const Place place = window.locate(0, Encoding::utf_8);
  CHECK(place.line == 1);
  CHECK(place.column == 1);
  CHECK(place.line_text.empty());
}

TEST_CASE("a window that is never moved on grows until it holds the whole source") {
  MemorySource source(std::string(1000000, 'x'), "text", 5000);
  Window window(source, {1000, 100});
  while (!window.complete()) window.extend();
  CHECK(window.text().size() == 1000000);
}

TEST_CASE("extending a full window takes a quarter more, so that a large game is not read a million times") {
  MemorySource source(std::string(1000000, 'x'));
  Window window(source, {1000, 100});
  int extensions = 0;
  for (; !window.complete(); window.extend()) ++extensions;
  CHECK(extensions < 40);
}

TEST_CASE("fill reads as much as is asked for, or what there is") {
  MemorySource source(std::string(10000, 'x'));
  Window window(source, {100, 100});
  window.fill(5000);
  CHECK(window.text().size() == 5000);
  window.fill(4000);
  CHECK(window.text().size() == 5000);
  window.fill(20000);
  CHECK(window.text().size() == 10000);
  CHECK(window.complete());
}

TEST_CASE("a byte-order mark is no text, takes no column, and counts in offsets") {
  MemorySource source(std::string(byte_order_mark) + "[Event \"x\"]\n");
  const Window window(source);
  CHECK(window.offset() == 3);
  CHECK(window.text() == "[Event \"x\"]\n");
  const Place place = window.locate(3, Encoding::utf_8);
  CHECK(place.column == 1);
  CHECK(place.line_text == "[Event \"x\"]");
  CHECK(place.line_text_offset == 3);
}

TEST_CASE("a line is shown without its CR, and columns are counted in characters of the game's encoding") {
  MemorySource source("[White \"J\xC3\xA1n\"]\r\n1. 32-28 *\r\n");
  const Window window(source);
  const Place utf_8 = window.locate(12, Encoding::utf_8);
  CHECK(utf_8.column == 12);
  CHECK(utf_8.line_text == "[White \"J\xC3\xA1n\"]");
  CHECK(window.locate(12, Encoding::windows_1252).column == 13);
  const Place second = window.locate(16 + 3, Encoding::utf_8);
  CHECK(second.line == 2);
  CHECK(second.column == 4);
  CHECK(second.line_text == "1. 32-28 *");
}

TEST_CASE("the line in front of the window is still shown after it was discarded") {
  MemorySource source("1. 32-28 19-23 * 1. 33-28 *\n");
  Window window(source);
  window.discard(17);
  const Place place = window.locate(20, Encoding::utf_8);
  CHECK(place.line_text == "1. 32-28 19-23 * 1. 33-28 *");
  CHECK(place.line_text_column == 1);
  CHECK(place.column == 21);
}

TEST_CASE("a place in a huge line has its column, and a bounded stretch of the line around it") {
  MemorySource source(std::string(5000000, 'x') + '!' + std::string(5000000, 'y'));
  Window window(source, {100000, 50});
  while (window.offset() + window.text().size() <= 5000000) {
    window.discard(window.text().size());
    window.extend();
  }
  const Place place = window.locate(5000000, Encoding::utf_8);
  CHECK(place.line == 1);
  CHECK(place.column == 5000001);
  CHECK(place.line_text == std::string(50, 'x') + '!' + std::string(49, 'y'));
  CHECK(place.line_text_column == 5000001 - 50);
}

TEST_CASE("a source that fails gives its bytes first, then the reason") {
  BrokenSource source("1. 32-28 *\n\n1. 33-");
  Window window(source, {4, 10});
  CHECK(read_through(window) == "1. 32-28 *\n\n1. 33-");
  REQUIRE(window.error());
  CHECK(*window.error() == IoError{"broken.pdn", "the disk is on fire"});
}

TEST_CASE("a window moves to another variable with its text") {
  MemorySource source("1. 32-28 *");
  Window first(source);
  const Window second = std::move(first);
  CHECK(second.text() == "1. 32-28 *");
}
