// What every source of bytes promises.
#include "draughts/source/byte_source.hpp"

#include <catch2/catch.hpp>

#include "draughts/source/memory_source.hpp"

using draughts::MemorySource;
using draughts::progress_fraction;

TEST_CASE("progress goes from nothing read to everything read") {
  MemorySource source("12345678");
  CHECK(progress_fraction(source.progress()) == 0.0);
  char buffer[2]{};
  REQUIRE(source.read(buffer) == 2U);
  CHECK(progress_fraction(source.progress()) == 0.25);
}

TEST_CASE("an empty source has been read from the beginning") {
  CHECK(progress_fraction(MemorySource("").progress()) == 1.0);
}

TEST_CASE("without a size there is no fraction") {
  CHECK_FALSE(progress_fraction({100, std::nullopt}));
}

TEST_CASE("a file that grew while it was read is at its end, not beyond") {
  CHECK(progress_fraction({12, 10}) == 1.0);
}
