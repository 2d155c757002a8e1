#include "common/line_reader.hpp"

#include <catch2/catch.hpp>
#include <string>
#include <vector>

#include "draughts/source/memory_source.hpp"

using pdn::cli::LineReader;
using pdn::cli::TextLine;

namespace {

using Texts = std::vector<std::string>;

Texts lines_of(const std::string& bytes, std::size_t largest_read = 1 << 20, std::size_t most = 100) {
  draughts::MemorySource source(bytes, "memory", largest_read);
  LineReader reader(source, most);
  Texts texts;
  for (TextLine line; reader.next(line);) {
    CHECK(line.number == texts.size() + 1);
    texts.push_back(line.text + (line.cut ? "…" : ""));
  }
  CHECK_FALSE(reader.error());
  return texts;
}

/// Gives a few bytes, then fails.
class FailingSource final : public draughts::ByteSource {
 public:
  FailingSource() : ByteSource("damaged") {}
  tl::expected<std::size_t, draughts::IoError> read(std::span<char> buffer) override {
    if (given_) return tl::unexpected(draughts::IoError{"damaged", "input/output error"});
    given_ = true;
    buffer[0] = 'a';
    return 1;
  }

 private:
  bool given_ = false;
};

}  // namespace

TEST_CASE("lines end with LF or CRLF, the last one with the bytes, however they come") {
  const Texts expected{"one", "", "three", "four"};
  for (const std::size_t largest_read : {1U, 2U, 5U, 1000U}) {
    CHECK(lines_of("one\n\r\nthree\r\nfour", largest_read) == expected);
    CHECK(lines_of("one\n\nthree\nfour\n", largest_read) == expected);
  }
  CHECK(lines_of("").empty());
  CHECK(lines_of("\n") == Texts{""});
}

TEST_CASE("a byte-order mark is no part of the first line, and stays in others") {
  CHECK(lines_of("\xEF\xBB\xBFone\n\xEF\xBB\xBFtwo\n", 2) == Texts{"one", "\xEF\xBB\xBFtwo"});
}

TEST_CASE("of a line that is too long the beginning is kept, and the next line is whole") {
  CHECK(lines_of("0123456789abc\nnext\n0123456789\n", 4, 10) == Texts{"0123456789…", "next", "0123456789"});
}

TEST_CASE("an error behind a line is told when the line was given") {
  FailingSource source;
  LineReader reader(source);
  TextLine line;
  REQUIRE(reader.next(line));
  CHECK(line.text == "a");
  CHECK_FALSE(reader.next(line));
  REQUIRE(reader.error());
  CHECK(reader.error()->what == "input/output error");
}
