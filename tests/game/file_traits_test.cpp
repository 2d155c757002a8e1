// Which variant a file's beginning speaks for, and what becomes of games it says nothing about: from bytes to verdict,
// as the tools do it.
#include "draughts/game/file_traits.hpp"

#include <algorithm>
#include <catch2/catch.hpp>
#include <string>
#include <vector>

#include "draughts/source/memory_source.hpp"
#include "pdn/pdn_stream.hpp"
#include "support/judging/judging.hpp"

using draughts::DiagnosticCode;
using draughts::Variant;
using draughts::VariantSource;

namespace {

draughts::FileTraits traits_of(const std::string& text) {
  draughts::MemorySource bytes(text);
  return pdn::PdnStream(bytes).traits();
}

/// What a text says of all its games.
std::optional<Variant> variant_of(const std::string& text) {
  const auto traits = traits_of(text);
  const auto& vote = traits.by_numbers ? traits.by_numbers : traits.by_letters;
  return vote ? std::optional(vote->variant()) : std::nullopt;
}

/// The judging of pdn-validate without --variant.
judging::Terms by_file() {
  judging::Terms terms;
  terms.judge.variant.reset();
  return terms;
}

std::vector<judging::Verdict> judge(const std::string& text) {
  return judging::judge(text, by_file());
}

std::string repeated(const std::string& text, std::size_t times) {
  std::string all;
  for (std::size_t count = 0; count < times; ++count) all += text;
  return all;
}

/// How many games of a file are told to have been inferred.
std::size_t told(const std::vector<judging::Verdict>& verdicts) {
  const auto is_told = [](const judging::Verdict& verdict) {
    return std::ranges::count(verdict.findings, DiagnosticCode::variant_inferred, &draughts::Diagnostic::code) > 0;
  };
  return static_cast<std::size_t>(std::ranges::count_if(verdicts, is_told));
}

const std::string english = "1. 9-13 22-18 *\n\n";
const std::string international = "1. 32-28 19-23 2. 28x19 14x23 3. 37-32 *\n\n";

constexpr std::size_t mebibyte = std::size_t{1} << 20;

}  // namespace

TEST_CASE("the moves tell the variant of a game without a GameType") {
  CHECK(variant_of(english) == Variant::english);
  CHECK(variant_of(international) == Variant::international);
  CHECK(variant_of("1. 32-28 *\n") == Variant::international);
  CHECK(variant_of("1. c3-d4 *\n") == Variant::russian);
  CHECK(variant_of("1. 46-40 25-31 2. 45-39 30-36 *\n") == Variant::canadian);
  CHECK(variant_of("1. a3-a4 h6-h5 *\n") == Variant::turkish);
  CHECK(variant_of("1. i3-j4 j6-i5 *\n") == Variant::spantsiretti);
  CHECK(variant_of("1. 21-17 12-15 2. 23-19 11-14 *\n") == Variant::italian);
}

TEST_CASE("the squares of a position tell the board where there are no moves") {
  CHECK(variant_of("[FEN \"W:W32:B1\"]\n\n*\n") == Variant::english);
  CHECK(variant_of("[FEN \"W:W33:B1\"]\n\n*\n") == Variant::international);
  CHECK(variant_of("[FEN \"W:W51:B1\"]\n\n*\n") == Variant::canadian);
  CHECK(variant_of("[FEN \"W:Wc3:Bb6\"]\n\n*\n") == Variant::russian);
}

TEST_CASE("squares that a board lacks speak against it where no rules allow the moves") {
  CHECK(variant_of("1. 33-39 19-23 *\n") == Variant::international);
  CHECK(variant_of("[FEN \"W:W32,K46:B28,5\"]\n\n1. 46x23 *\n") == Variant::international);
  CHECK(variant_of("[FEN \"W:Wi3,j2:Bj8,i7\"]\n\n1. i3-i4 *\n") == Variant::spantsiretti);
  CHECK(variant_of("1. a3-a4 h6-h5 2. a4-b5 *\n") == Variant::turkish);
  // One wrong square is no reason to leave a board on which a long game goes well.
  CHECK(variant_of("1. 11-15 23-19 2. 8-11 22-17 3. 11-16 24-20 4. 16x23 27x11 5. 7x16 20x11 6. 3-35 *\n") ==
        Variant::english);
}

TEST_CASE("a move or two that only a rare game allows are an error in a usual one") {
  CHECK(variant_of("[FEN \"W:W32,K46:B28,5\"]\n\n1. 46-41 *\n") == Variant::international);
  CHECK(variant_of("1. 48-43 *\n") == Variant::international);
  CHECK(variant_of("1. 33x39 19-23 *\n\n1. 50-44 20-24 *\n") == Variant::international);
  const auto verdicts = judge("[FEN \"W:W32,K46:B28,5\"]\n\n1. 46-41 *\n");
  CHECK_FALSE(verdicts.at(0).valid);
}

TEST_CASE("what is told of a guess is true of it") {
  const auto note = [](const std::string& text) {
    for (const auto& verdict : judge(text))
      for (const auto& finding : verdict.findings)
        if (finding.code == DiagnosticCode::variant_inferred) return finding.message;
    return std::string();
  };
  CHECK(
      note("1. 33-39 19-23 *\n") ==
      "no GameType, read as international: squares go up to 39, but no likely variant allows all moves; this one comes "
      "closest");
  CHECK(note("[GameType \"20\"]\n\n1. 32-28 *\n\n1. 31-26 *\n").find("1 game of the file names it") !=
        std::string::npos);
}

TEST_CASE("games that name squares by letters and those that name them by numbers don't decide each other") {
  const std::string letters = "[Result \"1-0\"]\n\n1. c3-d4 d6-c5 *\n\n[Result \"1-0\"]\n\n1. c3-d4 f6-g5 *\n\n";
  for (const std::string other : {"1. 11-15 *\n", "[GameType \"21\"]\n\n1. 11-15 *\n",
                                  "[GameType \"23\"]\n\n1. 11-15 *\n\n[GameType \"23\"]\n\n1. 11-15 *\n\n"
                                  "[GameType \"23\"]\n\n1. 11-15 *\n"}) {
    CAPTURE(other);
    const auto verdicts = judge(letters + other);
    CHECK(verdicts.at(0).variant == Variant::russian);
    CHECK(verdicts.at(1).variant == Variant::russian);
    CHECK(verdicts.at(2).variant != Variant::russian);
  }
}

TEST_CASE("what only one of several fitting variants asks for is no finding in a game that names none") {
  const auto codes = [](const std::string& text) { return judging::codes(text, by_file()); };
  const std::string crosses = "1. c3-d4 b6-a5 2. d4-c5 d6xb4 3. a3xc5 *\n";
  CHECK(codes(crosses) == std::vector<std::string>{"variant-inferred"});
  CHECK(codes("[GameType \"25\"]\n\n" + crosses) == std::vector<std::string>{"capture-sign", "capture-sign"});
  CHECK(codes("1. c3-d4 b6-a5 2. d4-c5 d6xb4 3. a3xc5 a5-h2 *\n") ==
        std::vector<std::string>{"variant-inferred", "target-occupied"});
  const std::string won = "[Result \"1-0\"]\n\n1. 32-28 *\n";
  CHECK(codes(won) == std::vector<std::string>{"variant-inferred"});
  CHECK(codes("[GameType \"20\"]\n" + won) == std::vector<std::string>{"bad-result"});
}

TEST_CASE("a short game leaves the file's variant where that has not all of its squares") {
  const auto verdicts = judge(repeated(english, 3) + "1. 33-28 19-23 *\n");
  REQUIRE(verdicts.size() == 4);
  CHECK(verdicts[3].variant == Variant::international);
  CHECK(verdicts[3].valid);
  CHECK(judge(repeated(english, 3) + "1. 33-29 19-24 2. 33-29 *\n").at(3).variant == Variant::international);
  CHECK(judge(repeated(english, 3) + "1. 9-13 22-18 2. 33-29 *\n").at(3).variant == Variant::english);
}

TEST_CASE("numbers that are no squares don't count, and a file without squares says nothing") {
  CHECK(variant_of("[Round \"40\"]\n\n40. 9-13 {40-35} 22-18 $40 *\n") == Variant::english);
  CHECK(variant_of("1. 2-0\n") == std::nullopt);
  CHECK(variant_of("[Event \"A\"]\n\n*\n") == std::nullopt);
  const auto verdicts = judge("1. 2-0\n");
  REQUIRE(verdicts.size() == 1);
  CHECK_FALSE(verdicts[0].variant);
  CHECK(verdicts[0].variant_source == VariantSource::none);
  CHECK(verdicts[0].valid);
}

TEST_CASE("the variant that most games are legal by is taken, whatever the others say") {
  CHECK(variant_of(english + international + english) == Variant::english);
  CHECK(variant_of(international + english + international) == Variant::international);
}

TEST_CASE("games that name their variant vote for it") {
  CHECK(variant_of("[GameType \"25\"]\n\n1. c3-d4 *\n\n" + repeated("[GameType \"26\"]\n\n1. c3-d4 *\n\n", 2)) ==
        Variant::brazilian);
  const auto verdicts = judge("[GameType \"26\"]\n\n1. c3-d4 *\n\n1. c3-d4 f6-e5 *\n");
  REQUIRE(verdicts.size() == 2);
  CHECK(verdicts[1].variant == Variant::brazilian);
  CHECK(verdicts[1].variant_source == VariantSource::by_default);
}

TEST_CASE("the beginning is 256 games: the last of them counts, the next doesn't") {
  CHECK(traits_of(repeated(english, 255) + international).by_numbers->largest == 37);
  CHECK(traits_of(repeated(english, 256) + international).by_numbers->largest == 22);
}

TEST_CASE("the beginning is 1 MiB: a game before its end counts, one behind it doesn't") {
  const auto padded = [](std::size_t bytes) { return "1. 9-13 {" + std::string(bytes, 'x') + "} 22-18 *\n\n"; };
  CHECK(traits_of(padded(mebibyte / 2) + international).by_numbers->largest == 37);
  CHECK(traits_of(padded(mebibyte) + international).by_numbers->largest == 13);
  CHECK(traits_of(padded(mebibyte - 200) + international).by_numbers->largest == 37);
}

TEST_CASE("a game's variant comes from its tag, the user, its moves, or the file's other games") {
  const std::string tagged = "[GameType \"20\"]\n\n" + international;
  SECTION("the tag, else the file's other games") {
    const auto verdicts = judge(tagged + international);
    REQUIRE(verdicts.size() == 2);
    CHECK(verdicts[0].variant_source == VariantSource::tag);
    CHECK(verdicts[1].variant_source == VariantSource::by_default);
    CHECK(verdicts[1].variant == Variant::international);
  }
  SECTION("its own moves, where there are no other games") {
    const auto verdicts = judge(international);
    REQUIRE(verdicts.size() == 1);
    CHECK(verdicts[0].variant_source == VariantSource::inferred);
    CHECK(verdicts[0].valid);
  }
  SECTION("its own moves, where the file's rules refuse them") {
    const auto verdicts = judge(repeated(english, 3) + international);
    REQUIRE(verdicts.size() == 4);
    CHECK(verdicts[3].variant_source == VariantSource::inferred);
    CHECK(verdicts[3].variant == Variant::international);
    CHECK(verdicts[3].valid);
  }
  SECTION("the user's word, over everything") {
    const auto verdicts = judging::judge(tagged + english);
    REQUIRE(verdicts.size() == 2);
    for (const auto& verdict : verdicts) {
      CHECK(verdict.variant_source == VariantSource::option);
      CHECK(verdict.variant == Variant::international);
    }
    CHECK_FALSE(verdicts[1].valid);
  }
}

TEST_CASE("a game behind the beginning starts from the file's variant, and leaves it where its moves say so") {
  const auto verdicts = judge(repeated(english, 256) + english + international);
  REQUIRE(verdicts.size() == 258);
  CHECK(verdicts[256].variant == Variant::english);
  CHECK(verdicts[256].variant_source == VariantSource::by_default);
  CHECK(verdicts[257].variant == Variant::international);
  CHECK(verdicts[257].valid);
}

TEST_CASE("the file's variant is told once, and so is each game that differs") {
  CHECK(told(judge(repeated(english, 5))) == 1);
  CHECK(told(judge(repeated(english, 5) + international)) == 2);
  CHECK(told(judge("[GameType \"20\"]\n\n" + international)) == 0);
  CHECK(told(judging::judge(repeated(english, 5))) == 0);
}

TEST_CASE("a slip or two in a game of a file is an error, not another variant") {
  // White could take two men, and takes one: Russian draughts would allow it.
  const std::string brazilian = "[GameType \"26\"]\n\n1. c3-d4 *\n\n";
  const auto verdicts = judge(repeated(brazilian, 3) + "[FEN \"W:Wc3,a1:Bd4,d6,b4\"]\n\n1. c3xa5 *\n");
  REQUIRE(verdicts.size() == 4);
  CHECK(verdicts[3].variant == Variant::brazilian);
  CHECK_FALSE(verdicts[3].valid);
}
