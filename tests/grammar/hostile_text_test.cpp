// Texts made to hurt: deep, long, endless.
#include <catch2/catch.hpp>

#include "reading.hpp"

using test_grammar::joined;
using test_grammar::read_all;

namespace {

std::string repeated(std::string_view text, std::size_t times) {
  std::string all;
  for (std::size_t index = 0; index < times; ++index) all += text;
  return all;
}

}  // namespace

TEST_CASE("twenty thousand nested variations are one finding") {
  const std::string text = "1. 32-28 " + repeated("(19-23 ", 20000) + repeated(") ", 20000) + "*";
  const auto reading = read_all(text);
  CHECK(reading.games.size() == 1);
  CHECK(joined(reading.findings) == "too-deep 7009+1");
}

TEST_CASE("five thousand plies are one game") {
  const auto game = test_grammar::read_first("[Event \"x\"]\n" + repeated("32-28 19-23 ", 2500) + "*");
  CHECK(game.squares.size() == 10000);
  CHECK(game.findings.empty());
}

TEST_CASE("a comment may be of any length") {
  const std::string text = "1. 32-28 {" + repeated("a ", 100000) + "} 19-23 *";
  const auto game = test_grammar::read_first(text);
  REQUIRE(game.events.size() == 4);
  CHECK(game.events[2].span.length == 200000);
  CHECK(game.findings.empty());
}

TEST_CASE("an unclosed comment in front of many games costs one game, however far the next brace is") {
  const std::string games = repeated("\n[Event \"x\"]\n1. 32-28 19-23 *\n", 60000);
  const auto reading = read_all("1. 32-28 {never closed" + games);
  CHECK(reading.games.size() == 60001);
  CHECK(joined(reading.findings) == "unterminated-comment 9+1");
}

TEST_CASE("an unclosed comment in front of many games without tags costs one game, however far the next brace is") {
  const auto reading = read_all("1. 32-28 {never closed" + repeated("\n\n1. 32-28 19-23 *\n", 60000));
  CHECK(reading.games.size() == 60001);
  CHECK(joined(reading.findings) == "unterminated-comment 9+1");
}

TEST_CASE("a move of more squares than any board has is an error, and one game") {
  const auto reading = read_all("1. 1" + repeated("x2", 300) + " *\n1. 32-28 *");
  CHECK(reading.games.size() == 2);
  CHECK(test_grammar::codes_of(reading) == "syntax");
}

TEST_CASE("games with unclosed comments cost no more than others") {
  const auto reading = read_all(repeated("[Event \"x\"]\n1. 32-28 {never closed\n\n", 20000));
  CHECK(reading.games.size() == 20000);
  CHECK(reading.findings.size() == 20000);
}

TEST_CASE("hundreds of thousands of brackets end") {
  for (const std::string_view scrap :
       {"[", "{", "(", ")", "}", "/", "\"", "[a \"", "{\n[Event \"", "(!", "{ @", "1.", "-", "x", "*"}) {
    CAPTURE(scrap);
    CHECK(read_all(repeated(scrap, 200000)).consumed > 0);
  }
}
