// Games out of a source, however its bytes come.
#include <catch2/catch.hpp>

#include "draughts/source/memory_source.hpp"
#include "pdn/pdn_stream.hpp"
#include "reading.hpp"

using draughts::Encoding;
using draughts::Game;
using draughts::MemorySource;
using pdn::PdnStream;

namespace {

// A source that fails behind its bytes.
class BrokenSource final : public draughts::ByteSource {
 public:
  explicit BrokenSource(std::string bytes) : ByteSource("broken"), bytes_(std::move(bytes)) {}
  tl::expected<std::size_t, draughts::IoError> read(std::span<char> buffer) override {
    const std::size_t size = std::min(buffer.size(), bytes_.size() - at_);
    if (size == 0) return tl::make_unexpected(draughts::IoError{"broken", "truncated"});
    std::copy_n(bytes_.data() + at_, size, buffer.data());
    at_ += size;
    return size;
  }

 private:
  std::string bytes_;
  std::size_t at_ = 0;
};

std::vector<std::string> games_of(PdnStream& stream) {
  std::vector<std::string> games;
  Game game;
  while (stream.next(game)) {
    games.push_back(test_grammar::to_string(game));
    CHECK(game.number == games.size());
  }
  return games;
}

}  // namespace

TEST_CASE("a stream gives the games in order, whatever the size of its reads") {
  const std::string text = "[Event \"a\"]\n1. 32-28 *\n\n1. 33-28 19-23 1-1\n\n{end}\n";
  for (const std::size_t largest : {std::size_t{1}, std::size_t{7}, std::size_t{100000}}) {
    MemorySource source(text, "games", largest);
    PdnStream stream(source);
    CHECK(games_of(stream) == std::vector<std::string>{"1. 32-28 *", "1. 33-28 19-23 {end} 1-1"});
    CHECK_FALSE(stream.error());
  }
}

TEST_CASE("a game larger than the window is read whole") {
  const std::string comment(3U << 20, 'c');
  MemorySource source("1. 32-28 {" + comment + "} 19-23 *\n1. 33-28 *");
  PdnStream stream(source);
  Game game;
  REQUIRE(stream.next(game));
  CHECK(game.events[2].span.length == comment.size());
  REQUIRE(stream.next(game));
  CHECK(game.offset == comment.size() + 20);
  CHECK(stream.locate(game.offset, Encoding::utf_8).line == 2);
  CHECK_FALSE(stream.next(game));
}

TEST_CASE("megabytes of white space between games need no memory") {
  MemorySource source("1. 32-28 *" + std::string(5U << 20, '\n') + "1. 33-28 *");
  PdnStream stream(source);
  CHECK(games_of(stream).size() == 2);
}

TEST_CASE("when the bytes break off, only games that had ended are given") {
  BrokenSource source("1. 32-28 *\n\n1. 33-28 2-0\n\n1. 34-29 19-23 2.");
  PdnStream stream(source);
  CHECK(games_of(stream) == std::vector<std::string>{"1. 32-28 *", "1. 33-28 2-0"});
  REQUIRE(stream.error());
  CHECK(stream.error()->what == "truncated");
}

TEST_CASE("a source that broke off behind a terminator has lost nothing") {
  BrokenSource source("1. 32-28 *\n\n1. 33-28 2-0");
  PdnStream stream(source);
  CHECK(games_of(stream).size() == 2);
}

TEST_CASE("a source that is no PDN gives no games") {
  MemorySource source("1. e4 e5 1-0");
  PdnStream stream(source);
  REQUIRE(stream.not_pdn());
  CHECK(games_of(stream).empty());
}

TEST_CASE("a stream knows the traits of its first games, and each game's encoding") {
  MemorySource source("[White \"J\xE1n\"]\n1. 33-28 18-23 39-33 *\n\n[White \"J\xC3\xA1n\"]\n1. 32-28 *");
  PdnStream stream(source);
  REQUIRE(stream.traits().by_numbers);
  CHECK(stream.traits().by_numbers->variant() == draughts::Variant::international);
  Game game;
  REQUIRE(stream.next(game));
  CHECK(game.encoding == Encoding::windows_1252);
  REQUIRE(stream.next(game));
  CHECK(game.encoding == Encoding::utf_8);
}

TEST_CASE("a named encoding overrides what the bytes say") {
  MemorySource source("[White \"x\"]\n1. 33-28 *");
  PdnStream stream(source, {}, Encoding::windows_1251);
  Game game;
  REQUIRE(stream.next(game));
  CHECK(game.encoding == Encoding::windows_1251);
}
