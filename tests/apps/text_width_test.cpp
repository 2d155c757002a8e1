// Cells and safe characters.
#include "common/text_width.hpp"

#include <catch2/catch.hpp>

using pdn::cli::cells_of;
using pdn::cli::first_code_point;
using pdn::cli::printable;
using pdn::cli::valid_utf_8;

TEST_CASE("plain, accented and Cyrillic letters take one cell") {
  CHECK(cells_of("Wiersma") == 7);
  CHECK(cells_of("Résultat") == 8);
  CHECK(cells_of("Абациев") == 7);
}

TEST_CASE("combining marks take no cell and wide characters two") {
  CHECK(cells_of("e\u0301") == 1);
  CHECK(cells_of("象棋") == 4);
  CHECK(cells_of("ｘ") == 2);
  CHECK(cells_of("😀") == 2);
}

TEST_CASE("bytes that are no UTF-8 are one replacement character each") {
  CHECK(valid_utf_8("J\xE1n") == "J\uFFFDn");
  CHECK(valid_utf_8("\xC0\xAF") == "\uFFFD\uFFFD");
  CHECK(valid_utf_8("\xED\xA0\x80") == "\uFFFD\uFFFD\uFFFD");
  CHECK(valid_utf_8("\xF4\x90\x80\x80") == "\uFFFD\uFFFD\uFFFD\uFFFD");
  CHECK(valid_utf_8("cut \xE2\x82") == "cut \uFFFD\uFFFD");
  CHECK(valid_utf_8("Ján €") == "Ján €");
  CHECK(first_code_point("€").value == 0x20AC);
}

TEST_CASE("what could steer a terminal is not printed") {
  CHECK(printable("a\x1b[31mb") == "a\uFFFD[31mb");
  CHECK(printable("a\u009bb") == "a\uFFFDb");
  CHECK(printable("a\u202eb") == "a\uFFFDb");
  CHECK(printable("a\tb\nc") == "a b c");
}
