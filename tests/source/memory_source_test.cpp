// A source of bytes in memory.
#include "draughts/source/memory_source.hpp"

#include <catch2/catch.hpp>

#include "fixtures.hpp"

using draughts::MemorySource;
using source_test::read_all;

TEST_CASE("a memory source hands out its string and then the end") {
  MemorySource source("1. 32-28 *", "text");
  CHECK(source.name() == "text");
  CHECK(read_all(source, 3).bytes == "1. 32-28 *");
  char byte{};
  CHECK(source.read({&byte, 1}) == 0U);
}

TEST_CASE("a memory source may give less than is asked for") {
  MemorySource source("abcdef", "text", 2);
  char buffer[10]{};
  CHECK(source.read(buffer) == 2U);
  CHECK(read_all(source).bytes == "cdef");
}

TEST_CASE("a memory source keeps zero bytes") {
  const std::string zeros("a\0b\0", 4);
  MemorySource source(zeros);
  CHECK(read_all(source).bytes == zeros);
}
