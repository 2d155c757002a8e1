// The source line under a finding, whole as it is shown.
#include "common/excerpt.hpp"

#include <catch2/catch.hpp>

#include "common/text_width.hpp"

using pdn::cli::Excerpt;
using pdn::cli::make_excerpt;
using pdn::cli::MarkedLine;

namespace {

void check(const MarkedLine& line, std::size_t cells, const std::string& text, const std::string& marks) {
  const Excerpt excerpt = make_excerpt(line, cells);
  CHECK(excerpt.line == text);
  CHECK(excerpt.marks == marks);
}

}  // namespace

TEST_CASE("the caret stands under the first marked character, tildes under the others") {
  check({"1. 32-28 19-23 2. ", "37-32", " 18-22"}, 100, "1. 32-28 19-23 2. 37-32 18-22", "                  ^~~~~");
}

TEST_CASE("a mark of no length is a lone caret") {
  check({"1. 32-28", "", ""}, 100, "1. 32-28", "        ^");
}

TEST_CASE("a tab is as many spaces as it takes to the next stop") {
  check({"1.\t", "32-28", ""}, 100, "1.      32-28", "        ^~~~~");
}

TEST_CASE("combining marks and wide characters don't shift the caret") {
  check({"{e\u0301 象} ", "32-28", ""}, 100, "{e\u0301 象} 32-28", "       ^~~~~");
}

TEST_CASE("a wide character is underlined whole") {
  check({"a", "象棋", "b"}, 100, "a象棋b", " ^~~~");
}

TEST_CASE("a long line is cut on both sides of the mark") {
  const std::string before(200, 'a');
  const std::string after(200, 'b');
  check({before, "XX", after}, 20, "…aaaaaaXXbbbbbbbbbb…", "       ^~");
}

TEST_CASE("near its beginning a long line is cut behind the mark only") {
  check({"ab", "X", std::string(100, 'c')}, 20, "abXccccccccccccccc…", "  ^");
}

TEST_CASE("at the end of a long line the room goes to what stands in front") {
  check({std::string(100, 'a'), "X", ""}, 20, "…aaaaaaaaaaaaaaaaaX", "                  ^");
}

TEST_CASE("a mark longer than the room is underlined as far as it is shown") {
  check({"ab", std::string(100, 'x'), ""}, 12, "abxxxxxxxx…", "  ^~~~~~~~");
}

TEST_CASE("a line that was cut before it came here shows so") {
  MarkedLine line{"aa", "X", "bb", true, true};
  check(line, 100, "…aaXbb…", "   ^");
}

TEST_CASE("no excerpt is wider than asked for, wherever the mark is") {
  for (std::size_t front = 0; front < 60; ++front) {
    const MarkedLine line{std::string(front, 'a'), "象象象", std::string(60 - front, 'b')};
    const Excerpt excerpt = make_excerpt(line, 30);
    CAPTURE(front);
    CHECK(pdn::cli::cells_of(excerpt.line) <= 30);
    CHECK(pdn::cli::cells_of(excerpt.marks) <= 30);
    CHECK(excerpt.marks.find('^') != std::string::npos);
  }
}
