// pdn-validate as a program against inputs that come through a pipe and are larger than it may hold.
#include <catch2/catch.hpp>
#include <string>

#include "child.hpp"
#include "draughts/source/memory_source.hpp"
#include "pdn/pdn_stream.hpp"
#include "support/hostile.hpp"

using hostile_test::Outcome;

namespace {

constexpr std::uint64_t megabyte = 1'000'000;

#if defined(__has_feature)
constexpr bool under_address_sanitiser = __has_feature(address_sanitizer);
#elif defined(__SANITIZE_ADDRESS__)
constexpr bool under_address_sanitiser = true;
#else
constexpr bool under_address_sanitiser = false;
#endif

/// What pdn-validate says of so many bytes of an input that hostile_input can write.
Outcome validate(const std::string& kind, std::uint64_t bytes) {
  return hostile_test::run_pipe({HOSTILE_INPUT, kind, std::to_string(bytes)}, {PDN_VALIDATE, "-f", "json"});
}

void check_peak(const Outcome& outcome, std::uint64_t limit) {
  if (under_address_sanitiser) {
    WARN("skipped: a sanitised program's memory is not its own");
    return;
  }
  CAPTURE(outcome.peak / megabyte);
  CHECK(outcome.peak > megabyte);  // or it was not measured
  CHECK(outcome.peak < limit);
}

/// One game with a comment between its two plies, without a finding.
void check_long_comment(std::uint64_t bytes, std::uint64_t limit) {
  const Outcome outcome = validate("long-comment", bytes);
  CHECK(outcome.status == 0);
  CHECK(outcome.out.find(R"("games":1,"valid_games":1,"plies":2,)") != std::string::npos);
  CHECK(outcome.out.find(R"("errors":0,)") != std::string::npos);
  check_peak(outcome, limit);
}

void check_legal_games(std::uint64_t bytes, std::uint64_t limit) {
  const Outcome outcome = validate("legal-games", bytes);
  CHECK(outcome.status == 0);
  CHECK(outcome.out.find(R"("games":0,)") == std::string::npos);
  CHECK(outcome.out.find(R"("errors":0,)") != std::string::npos);
  CHECK(outcome.out.find(R"("not_replayed":0,)") != std::string::npos);
  check_peak(outcome, limit);
}

}  // namespace

TEST_CASE("a comment of 10 MB is kept whole") {
  std::string text;
  test_support::write_long_comment(10 * megabyte, [&](std::string_view bytes) { text += bytes; });
  draughts::MemorySource source(text);
  pdn::PdnStream stream(source);
  draughts::Game game;
  REQUIRE(stream.next(game));
  REQUIRE(game.events.size() == 4);
  CHECK(game.events[2].kind == draughts::EventKind::comment);
  CHECK(game.events[2].span.length == 10 * megabyte);
}

TEST_CASE("a comment of 10 MB from a pipe is no fault and takes less than 50 MB of memory") {
  check_long_comment(10 * megabyte, 50 * megabyte);
}

TEST_CASE(
    "a game of 60 MB in twenty million tokens is given up in less than 300 MB of memory, and the next one is read") {
  const Outcome outcome = validate("dense-game", 60 * megabyte);
  CHECK(outcome.status == 1);
  CHECK(outcome.out.find(R"("code":"game-too-large")") != std::string::npos);
  CHECK(outcome.out.find(R"("games":2,"valid_games":1,"plies":1,)") != std::string::npos);
  CHECK(outcome.out.find(R"("errors":1,)") != std::string::npos);
  check_peak(outcome, 300 * megabyte);
}

TEST_CASE("a game of 64 MB with 1.6 million plies is replayed in less than 300 MB of memory") {
  const Outcome outcome = validate("endless-game", 56 * megabyte);
  CHECK(outcome.status == 0);
  CHECK(outcome.out.find(R"("games":1,"valid_games":1,"plies":1600000,)") != std::string::npos);
  check_peak(outcome, 300 * megabyte);
}

TEST_CASE("10 MB of legal games from a pipe take less than 50 MB of memory") {
  check_legal_games(10 * megabyte, 50 * megabyte);
}

TEST_CASE("a comment of 100 MB from a pipe is no fault and takes less than 400 MB of memory", "[long]") {
  check_long_comment(100 * megabyte, 400 * megabyte);
}

TEST_CASE("500 MB of legal games from a pipe take less than 300 MB of memory", "[long]") {
  check_legal_games(500 * megabyte, 300 * megabyte);
}
