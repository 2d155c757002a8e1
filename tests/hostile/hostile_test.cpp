// The hostile inputs are what they are said to be.
#include "support/hostile.hpp"

#include <algorithm>
#include <catch2/catch.hpp>
#include <string>

using namespace test_support;

namespace {

/// What a writer writes.
template <class Writer>
std::string written(Writer writer) {
  std::string text;
  writer([&](std::string_view bytes) { text += bytes; });
  return text;
}

std::size_t occurrences(std::string_view text, std::string_view piece) {
  std::size_t count = 0;
  for (std::size_t at = text.find(piece); at != std::string_view::npos; at = text.find(piece, at + piece.size()))
    ++count;
  return count;
}

}  // namespace

TEST_CASE("nested parentheses are as deep as asked, and all are closed") {
  CHECK(written([](const Sink& sink) { write_nested_parentheses(2, sink); }) ==
        "[GameType \"20\"]\n\n1. 32-28 (19-23 (19-23 ) ) *\n");
  const std::string deep = written([](const Sink& sink) { write_nested_parentheses(20000, sink); });
  CHECK(occurrences(deep, "(19-23 ") == 20000);
  CHECK(occurrences(deep, ") ") == 20000);
}

TEST_CASE("a long comment, zero bytes and a JPEG have the size that is asked for") {
  const std::string comment = written([](const Sink& sink) { write_long_comment(200001, sink); });
  CHECK(comment.find('}') - comment.find('{') - 1 == 200001);
  CHECK(written([](const Sink& sink) { write_zero_bytes(100001, sink); }) == std::string(100001, '\0'));
  CHECK(written([](const Sink& sink) { write_jpeg(200001, sink); }).size() == 200001);
}

TEST_CASE("chess comes in as many games as asked") {
  const std::string games = written([](const Sink& sink) { write_chess(1000, sink); });
  CHECK(occurrences(games, "[Event ") == 1000);
  CHECK(occurrences(games, "e5 2. ") > 100);
}

TEST_CASE("between two games of draughts stands one of chess") {
  const std::string games = written(write_chess_between);
  CHECK(occurrences(games, "[Event ") == 3);
  CHECK(occurrences(games, "[GameType \"20,") == 2);
  CHECK(games.find("[GameType") < games.find("[Event \"Chess"));
  CHECK(games.rfind("[GameType") > games.find("[Event \"Chess"));
}

TEST_CASE("legal games are at least as many bytes as asked, and whole") {
  const std::string games = written([](const Sink& sink) { write_legal_games(5000000, sink); });
  CHECK(games.size() >= 5000000);
  CHECK(games.size() < 8000000);
  CHECK(games.ends_with("\n\n"));
}
