// -f hub and --from hub (Scan, protocol.txt, version 2).
#include <catch2/catch.hpp>
#include <random>
#include <string>

#include "format_run.hpp"

using format_run::convert;
using format_run::converted;
using pdn::cli::ExitStatus;

namespace {

constexpr const char* start = "Wbbbbbbbbbbbbbbbbbbbbeeeeeeeeeewwwwwwwwwwwwwwwwwwww";

/// The moves of what Hub text becomes as PDN, without numbers and tags.
std::string pdn_of(const std::string& hub) {
  return converted({"--from", "hub"}, hub);
}

std::string position(const std::string& pieces) {
  std::string squares(51, 'e');
  squares[0] = pieces[0];
  std::size_t at = 2;
  while (at < pieces.size()) {
    std::size_t used = 0;
    const auto number = static_cast<std::size_t>(std::stoul(pieces.substr(at + 1), &used));
    squares[number] = pieces[at];
    at += used + 2;
  }
  return squares;
}

}  // namespace

TEST_CASE("hub has a pos command a game, captures with what they take") {
  CHECK(converted({"-f", "hub"}, "[GameType \"20\"]\n\n1. 32-28 {a} 19-23 (1... 18-23) 2. 28x19 14x23 *\n") ==
        std::string("pos pos=") + start + " moves=\"32-28 19-23 28x19x23 14x23x19\" variant=international\n");
}

TEST_CASE("hub names squares by numbers in games of letters, and the variant") {
  CHECK(converted({"-f", "hub"}, "[GameType \"25\"]\n\n1. c3-d4 *\n") ==
        "pos pos=Wbbbbbbbbbbbbeeeeeeeewwwwwwwwwwww moves=\"22-18\" variant=russian\n");
}

TEST_CASE("hub begins a line anew at a setup, and goes no further than a board is known") {
  CHECK(converted({"-f", "hub"},
                  "[GameType \"20\"]\n\n1. 32-28 /FEN \"W::\"/ 2. 33-29 /FEN \"B:W20:B3\"/ 2... 3-8 *\n") ==
        std::string("pos pos=") + start + " moves=\"32-28\" variant=international\n" +
            "pos pos=" + position("B w20 b3") + " moves=\"3-8\" variant=international\n");
}

TEST_CASE("hub has every position with --per-ply") {
  CHECK(converted({"-f", "hub", "--per-ply"}, "[GameType \"20\"]\n[FEN \"W:W28:B19,1\"]\n\n1. 28-23 *\n") ==
        "pos pos=" + position("W w28 b19 b1") + " variant=international\npos pos=" + position("B w23 b19 b1") +
            " variant=international\n");
}

TEST_CASE("hub is read with captured squares in any order") {
  const std::string here = "pos pos=" + position("W w28 b12 b22 b23");
  for (const char* moves : {"28x8x22x12", "28x8x12x22"})
    CHECK(pdn_of(here + " moves=\"" + moves + "\"\n") ==
          "[GameType \"20\"]\n[FEN \"W:W28:B12,22,23\"]\n\n1. 28x8 *\n\n");
}

TEST_CASE("hub gives the complete path where different pieces could be taken") {
  const std::string here = "pos pos=" + position("W W8 b13 b31 b38 b43");
  CHECK(pdn_of(here + " moves=8x26x13x31x38\n").find("1. 8x24x42x26 *") != std::string::npos);
  CHECK(pdn_of(here + " moves=8x26x13x31x43\n").find("1. 8x30x48x26 *") != std::string::npos);
}

TEST_CASE("other commands of the protocol are passed over") {
  CHECK(pdn_of(std::string("hub\nnew-game\npos pos=") + start + "\nlevel move-time=1\ngo think\n") ==
        "[GameType \"20\"]\n\n*\n\n");
}

TEST_CASE("hub's own names of variants are understood") {
  CHECK(pdn_of(std::string("pos pos=") + start + " variant=normal\n") == "[GameType \"20\"]\n\n*\n\n");
  CHECK(pdn_of(std::string("pos pos=") + start + " variant=frisian\n") == "[GameType \"40\"]\n\n*\n\n");
  CHECK(pdn_of(std::string("pos pos=") + start + " variant=bt\n").find("[GameType \"96\"]") != std::string::npos);
}

TEST_CASE("an illegal move of hub is told with its place, and the rest is kept") {
  const auto outcome = convert({"--from", "hub", "--width", "0"},
                               std::string("ping\npos pos=") + start + " moves=\"32-28 19-23 37-32 18-22\"\n");
  CHECK(outcome.status == ExitStatus::findings);
  CHECK(outcome.err.find("a.pdn:2:80: error: white must capture: 28x19 [must-capture]") != std::string::npos);
  CHECK(outcome.out.find("1. 32-28 19-23 {[%broken must-capture: white must capture: 28x19] 37-32 18-22} *") !=
        std::string::npos);
}

TEST_CASE("a capture of other pieces than can be taken is no capture") {
  const auto outcome = convert({"--from", "hub"}, "pos pos=" + position("W w28 b12 b22 b23") + " moves=28x8x22x23\n");
  CHECK(outcome.status == ExitStatus::findings);
  CHECK(outcome.err.find("28x8x22x23 takes other pieces than those with these ends may: 28x8x12x22 [syntax]") !=
        std::string::npos);
  CHECK(outcome.out.find("28x8x22x23}") != std::string::npos);
}

TEST_CASE("what is no hub is told with its place, and costs one game") {
  const std::string good = std::string("pos pos=") + start + " moves=32-28\n";
  const auto short_position = convert({"--from", "hub"}, "pos pos=Wbbb\n" + good);
  CHECK(short_position.status == ExitStatus::findings);
  CHECK(short_position.err.find("a.pdn:1:9: error: expected a position: W or B for the side to move") !=
        std::string::npos);
  CHECK(short_position.out.find("1. 32-28 *") != std::string::npos);
  const auto odd_move =
      convert({"--from", "hub", "--width", "0"}, std::string("pos pos=") + start + " moves=\"32-28 oops 19-23\"\n");
  CHECK(odd_move.status == ExitStatus::findings);
  CHECK(odd_move.out.find("1. 32-28 {[%broken syntax: expected a move of the Hub protocol, such as 32-28 or 28x19x23] "
                          "oops 19-23} *") != std::string::npos);
  const auto no_square = convert({"--from", "hub"}, std::string("pos pos=") + start + " moves=32-77\n");
  CHECK(no_square.status == ExitStatus::findings);
  CHECK(no_square.err.find("[bad-square]") != std::string::npos);
}

TEST_CASE("a file without a pos command is no hub, and an empty one has no games") {
  const auto outcome = convert({"--from", "hub"}, "1. 32-28 *\n");
  CHECK(outcome.status == ExitStatus::findings);
  CHECK(outcome.err.find("there is no pos command [not-pdn]") != std::string::npos);
  CHECK(converted({"--from", "hub"}, " \n\n").empty());
}

TEST_CASE("hub with bytes changed by chance is read to its end") {
  std::mt19937_64 random(43);
  const std::string text = "pos pos=" + std::string(start) +
                           " moves=\"32-28 19-23 28x19x23 14x23x19\" variant=normal\n" +
                           "pos pos=" + position("W W8 b13 b31 b38 b43") + " moves=8x26x13x31x38\n";
  const std::string bytes = "eWwBbx- \"=\n\r0123456789pos\xff";
  for (int round = 0; round < 300; ++round) {
    std::string changed = text;
    for (int change = 0; change < 4; ++change) changed[random() % changed.size()] = bytes[random() % bytes.size()];
    changed.resize(changed.size() - random() % 20);
    const auto outcome = convert({"--from", "hub", "-f", "json"}, changed + "\npos pos=" + start + " moves=32-28\n");
    INFO(changed);
    CHECK(outcome.status != ExitStatus::failure);
    CHECK(outcome.out.find("\"move\":\"32-28\"") != std::string::npos);
  }
}
