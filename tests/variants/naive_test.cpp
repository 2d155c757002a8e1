// The naive generator by itself: before it judges libdraughts, it has to give what others have published.
#include <algorithm>
#include <catch2/catch.hpp>
#include <set>

#include "support/naive_draughts.hpp"
#include "support/published.hpp"

using namespace test_support;

namespace {

void check_counts(std::uint64_t more_than, std::uint64_t at_most) {
  for (const PublishedCount& count : published_counts()) {
    const NaiveBoard board(naive_variant(count.variant), count.fen);
    for (std::size_t depth = 1; depth <= count.lines.size(); ++depth) {
      const std::uint64_t lines = count.lines[depth - 1];
      if (lines > at_most || (more_than > 0 && lines <= more_than)) continue;
      CAPTURE(count.variant, count.fen, depth);
      CHECK(naive_perft(board, static_cast<int>(depth)) == lines);
    }
  }
}

constexpr std::uint64_t few = 20'000;
constexpr std::uint64_t many = 3'000'000;

}  // namespace

TEST_CASE("the naive generator gives exactly the legal moves of every published case") {
  for (const PublishedCase& published : published_cases()) {
    const NaiveVariant& variant = naive_variant(published.variant);
    std::set<std::string> moves;
    for (const NaiveMove& move : naive_legal_moves(NaiveBoard(variant, published.fen)))
      moves.insert(to_string(variant, move));
    CAPTURE(published.variant, published.fen);
    CHECK(moves == std::set(published.moves.begin(), published.moves.end()));
  }
}

TEST_CASE("the naive generator counts as many lines as were published, up to 20,000") {
  check_counts(0, few);
}

TEST_CASE("the naive generator counts as many lines as were published, up to three million", "[long]") {
  check_counts(few, many);
}

TEST_CASE("every naive square has a name of its own, which leads back to it") {
  for (const NaiveVariant& variant : naive_variants()) {
    CAPTURE(variant.name);
    for (int number = 1; number <= variant.squares(); ++number) {
      CAPTURE(number);
      CHECK(variant.is_square(variant.row_of(number), variant.column_of(number)));
      CHECK(variant.number_of(variant.row_of(number), variant.column_of(number)) == number);
      CHECK(variant.square_named(variant.name_of(number)) == number);
      CHECK(variant.square_named(variant.written(number)) == number);
    }
  }
}

TEST_CASE("the naive corners are where the rule books have them") {
  const auto place_of = [](std::string_view name, std::string_view square) {
    const NaiveVariant& variant = naive_variant(name);
    const int number = variant.square_named(square);
    return std::pair(variant.row_of(number), variant.column_of(number));
  };
  CHECK(place_of("international", "46") == std::pair(9, 0));
  CHECK(place_of("english", "29") == std::pair(7, 0));
  CHECK(place_of("italian", "1") == std::pair(0, 0));
  CHECK(place_of("spanish", "1") == std::pair(7, 7));
  CHECK(place_of("russian", "a1") == std::pair(7, 0));
  CHECK(place_of("turkish", "h8") == std::pair(0, 7));
  CHECK(place_of("thai", "4") == std::pair(7, 0));
  CHECK(place_of("spantsiretti", "j8") == std::pair(0, 9));
  CHECK(place_of("canadian", "67") == std::pair(11, 0));
  CHECK(place_of("srilankan", "72") == std::pair(11, 11));
  CHECK(place_of("pool-jamaica", "a1") == std::pair(0, 0));
}

TEST_CASE("White has its men in the lower half at the start, and Black as many just opposite") {
  for (const NaiveVariant& variant : naive_variants()) {
    CAPTURE(variant.name);
    const NaiveBoard board(variant, variant.start);
    for (int number = 1; number <= variant.squares(); ++number) {
      const int opposite =
          variant.number_of(variant.rows - 1 - variant.row_of(number), variant.columns - 1 - variant.column_of(number));
      const bool white = board.belongs_to(number, draughts::Colour::white);
      CHECK(white == board.belongs_to(opposite, draughts::Colour::black));
      if (white) CHECK(variant.row_of(number) > variant.rows / 2 - 1);
    }
    CHECK(naive_legal_moves(board).size() >= 7);
  }
}
