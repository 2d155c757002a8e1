// Which variant a file's beginning speaks for, condition by condition, and what becomes of games it says nothing about:
// from bytes to verdict, as the tools do it.
#include "draughts/game/file_traits.hpp"

#include <catch2/catch.hpp>
#include <string>
#include <vector>

#include "draughts/source/memory_source.hpp"
#include "pdn/pdn_stream.hpp"
#include "support/judging/judging.hpp"

using draughts::Variant;
using draughts::VariantSource;

namespace {

using Variants = std::optional<Variant>;

/// What a text says of all its games.
Variants variant_of(const std::string& text) {
  draughts::MemorySource bytes(text);
  return pdn::PdnStream(bytes).traits().variant;
}

/// The judging of pdn-validate without --variant.
judging::Terms by_file() {
  judging::Terms terms;
  terms.judge.variant.reset();
  return terms;
}

std::string repeated(const std::string& text, std::size_t times) {
  std::string all;
  for (std::size_t count = 0; count < times; ++count) all += text;
  return all;
}

/// A game of the small board, about which numbers up to 32 say nothing.
const std::string small = "1. 9-13 22-18 *\n\n";
const std::string large = "1. 32-28 19-23 2. 28x19 14x23 3. 37-32 *\n\n";

constexpr std::size_t mebibyte = std::size_t{1} << 20;

}  // namespace

TEST_CASE("a largest square of 33 to 50 means the international game, and no other does") {
  CHECK(variant_of("1. 32-28 *\n") == Variants());
  CHECK(variant_of("1. 33-28 *\n") == Variant::international);
  CHECK(variant_of("1. 28-33 *\n") == Variant::international);
  CHECK(variant_of("1. 50-45 *\n") == Variant::international);
  CHECK(variant_of("1. 51-45 *\n") == Variants());
  CHECK(variant_of("1. 40-35 *\n\n1. 51-45 *\n") == Variants());
  CHECK(variant_of("1. c3-d4 *\n") == Variants());
}

TEST_CASE("any game of the beginning may have the largest square, and any square of a move may be it") {
  CHECK(variant_of(small + small + "1. 10-15 40-34 *\n") == Variant::international);
  CHECK(variant_of("1. 32-28 19-23 2. 28x19 14x23 3. 27x16x7x38 *\n") == Variant::international);
  CHECK(variant_of("1. 9-13 (1. 9-14 40-35) 22-18 *\n") == Variant::international);
}

TEST_CASE("the squares of FEN tags and setups count like those of moves") {
  CHECK(variant_of("[FEN \"W:W32:B1\"]\n\n*\n") == Variants());
  CHECK(variant_of("[FEN \"W:W33:B1\"]\n\n*\n") == Variant::international);
  CHECK(variant_of("[FEN \"W:W28:BK50\"]\n\n*\n") == Variant::international);
  CHECK(variant_of("1. 9-13 /FEN \"W:W41:B1\"/ *\n") == Variant::international);
  CHECK(variant_of("[FEN \"W:W31-40:B1-20\"]\n\n*\n") == Variant::international);
  CHECK(variant_of("[FEN \"W:W51:B1\"]\n\n1. 40-35 *\n") == Variants());
}

TEST_CASE("numbers that are no squares don't count") {
  CHECK(variant_of("[Round \"40\"]\n\n40. 9-13 {40-35} 22-18 $40 *\n") == Variants());
}

TEST_CASE("another GameType in the beginning forbids it, before the large square or behind it") {
  CHECK(variant_of("[GameType \"21\"]\n\n1. 9-13 *\n\n" + large) == Variants());
  CHECK(variant_of(large + "[GameType \"25\"]\n\n1. c3-d4 *\n") == Variants());
  CHECK(variant_of(large + "[GameType \"40,W,10,10,N2,0\"]\n\n1. 32-28 *\n") == Variants());
}

TEST_CASE("GameType 20 in the beginning doesn't forbid it") {
  CHECK(variant_of("[GameType \"20\"]\n\n1. 32-28 *\n\n" + large) == Variant::international);
  CHECK(variant_of(large + "[GameType \"20,W,10,10,N2,0\"]\n\n1. 32-28 *\n") == Variant::international);
}

TEST_CASE("the beginning is 256 games: the last of them counts, the next doesn't") {
  CHECK(variant_of(repeated(small, 255) + large) == Variant::international);
  CHECK(variant_of(repeated(small, 256) + large) == Variants());
}

TEST_CASE("a GameType of the 256th game forbids it, one of the 257th doesn't") {
  const std::string other = "[GameType \"21\"]\n\n1. 9-13 *\n\n";
  CHECK(variant_of(repeated(large, 255) + other) == Variants());
  CHECK(variant_of(repeated(large, 256) + other) == Variant::international);
}

TEST_CASE("the beginning is 1 MiB: a large square before its end counts, one behind it doesn't") {
  const auto padded = [](std::size_t bytes) { return "1. 9-13 {" + std::string(bytes, 'x') + "} 22-18 *\n\n"; };
  CHECK(variant_of(padded(mebibyte / 2) + large) == Variant::international);
  CHECK(variant_of(padded(mebibyte) + large) == Variants());
  const std::string four = repeated(padded(mebibyte / 4), 4);
  CHECK(variant_of(four + large) == Variants());
  CHECK(variant_of(padded(mebibyte - 200) + large) == Variant::international);
}

TEST_CASE("a game's variant comes from its tag, the user, the file, or from nowhere") {
  const std::string tagged = "[GameType \"20\"]\n\n1. 32-28 *\n\n";
  const std::string other = "[GameType \"32\"]\n\n1. 11-15 *\n\n";
  SECTION("the tag, else the file's other games") {
    const auto verdicts = judging::judge(tagged + small + large, by_file());
    REQUIRE(verdicts.size() == 3);
    CHECK(verdicts[0].variant_source == VariantSource::tag);
    CHECK(verdicts[1].variant_source == VariantSource::by_default);
    CHECK(verdicts[2].variant_source == VariantSource::by_default);
    for (const auto& verdict : verdicts) {
      CHECK(verdict.variant == Variant::international);
      CHECK(verdict.replayed);
    }
    CHECK(verdicts[2].valid);
    CHECK(verdicts[2].plies == 5);
  }
  SECTION("nowhere, where the file's games don't agree") {
    const auto verdicts = judging::judge(tagged + other + large, by_file());
    REQUIRE(verdicts.size() == 3);
    CHECK(verdicts[0].variant_source == VariantSource::tag);
    CHECK(verdicts[0].variant == Variant::international);
    for (std::size_t index : {1, 2}) {
      CHECK(verdicts[index].variant_source == VariantSource::none);
      CHECK_FALSE(verdicts[index].variant);
      CHECK_FALSE(verdicts[index].replayed);
      CHECK_FALSE(verdicts[index].valid);
      CHECK(verdicts[index].plies == 0);
    }
  }
  SECTION("the user's word, over tag and file") {
    for (const auto& verdict : judging::judge(tagged + other + small)) {
      CHECK(verdict.variant_source == VariantSource::option);
      CHECK(verdict.variant == Variant::international);
      CHECK(verdict.replayed);
    }
  }
}

TEST_CASE("a game behind the beginning is judged by it all the same") {
  const auto verdicts = judging::judge(repeated(small, 256) + large, by_file());
  REQUIRE(verdicts.size() == 257);
  CHECK(verdicts.back().variant_source == VariantSource::none);
  CHECK_FALSE(verdicts.back().valid);
}

TEST_CASE("a game that is not replayed has one note about that, and nothing that needs a board") {
  // As international moves: no piece, an occupied square, the wrong colour, no such square, a man's capture of nothing.
  for (const char* moves : {"25-20", "31-26 1-7", "20-24", "1-60", "12x19 ", "32-28 31-27", "1-2 3. 4-9"}) {
    CAPTURE(moves);
    const std::string text = "[GameType \"32\"]\n\n" + std::string("1. ") + moves + " *\n";
    const auto verdicts = judging::judge(text, by_file());
    REQUIRE(verdicts.size() == 1);
    CHECK_FALSE(verdicts[0].replayed);
    CHECK_FALSE(verdicts[0].valid);
    CHECK(verdicts[0].plies == 0);
    std::size_t notes = 0;
    for (const auto& finding : verdicts[0].findings) {
      CHECK(finding.severity != draughts::Severity::error);
      CHECK_FALSE(finding.board);
      if (finding.code != draughts::DiagnosticCode::unsupported_variant) continue;
      ++notes;
      CHECK(finding.severity == draughts::Severity::note);
    }
    CHECK(notes == 1);
  }
}

TEST_CASE("without any GameType, too, a game that is not replayed has exactly the one note") {
  CHECK(judging::codes(small, by_file()) == std::vector<std::string>{"unsupported-variant"});
  CHECK(judging::codes("1. c3-d4 *\n", by_file()) == std::vector<std::string>{"unsupported-variant"});
  CHECK(judging::codes("1. 9-13 9-13 9-13 *\n\n" + small, by_file()) ==
        std::vector<std::string>{"unsupported-variant", "unsupported-variant"});
}

TEST_CASE("what needs no board is told of a game that is not replayed") {
  CHECK(judging::codes("[GameType \"32\"]\n[PlyCount \"3\"]\n\n1. 09-13 22-18 *\n", by_file()) ==
        std::vector<std::string>{"unsupported-variant", "ply-count", "leading-zero"});
}
