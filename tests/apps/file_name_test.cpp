// What people wrote in tags, as names of files.
#include "common/file_name.hpp"

#include <rapidcheck.h>
#include <rapidcheck/catch.h>
#include <algorithm>
#include <catch2/catch.hpp>
#include <string>

#include "draughts/source/encoding.hpp"

using pdn::cli::NamePattern;
using pdn::cli::safe_name;
using pdn::cli::shortened;

namespace {

std::string path(std::string_view pattern, std::uint64_t number, std::string_view value = {}) {
  return NamePattern::parse(pattern).value().path(number, value);
}

std::string complaint(std::string_view pattern) {
  return NamePattern::parse(pattern).error();
}

}  // namespace

TEST_CASE("a name that is harmless stays as it was written") {
  CHECK(safe_name("Heerhugowaard 2003, 1. ronde (A)") == "Heerhugowaard 2003, 1. ronde (A)");
  CHECK(safe_name("Чижов, А.") == "Чижов, А.");
  CHECK(safe_name("São Tomé") == "São Tomé");
}

TEST_CASE("what no name can have everywhere becomes an underline") {
  CHECK(safe_name("1980.??.??") == "1980.__.__");
  CHECK(safe_name("a/b\\c:d*e\"f<g>h|i") == "a_b_c_d_e_f_g_h_i");
  CHECK(safe_name(std::string_view("a\0b\nc\x7F", 6)) == "a_b_c_");
  CHECK(safe_name("a\xC2\x85z") == "a_z");              // U+0085, next line
  CHECK(safe_name("cup\xE2\x80\xAEndp") == "cup_ndp");  // U+202E turns the reading round
}

TEST_CASE("no name begins with a dot or a dash, or leads to another folder") {
  CHECK(safe_name(".hidden") == "_hidden");
  CHECK(safe_name("-rf") == "_rf");
  CHECK(safe_name("..") == "_.");
  CHECK(safe_name("../../etc/passwd") == "_._.._etc_passwd");
}

TEST_CASE("an unknown value has a name too") {
  CHECK(safe_name("") == "unknown");
  CHECK(safe_name("?") == "unknown");
  CHECK(safe_name("   ") == "unknown");
  CHECK(safe_name(" Cup ") == "Cup");
}

TEST_CASE("a text is shortened between characters") {
  CHECK(shortened("abc", 3) == "abc");
  CHECK(shortened("abc", 2) == "ab");
  CHECK(shortened("aé", 2) == "a");
  CHECK(shortened("a\xE2\x82\xAC", 3) == "a");
  CHECK(shortened("\xF0\x9F\x98\x80z", 4) == "\xF0\x9F\x98\x80");
  CHECK(shortened("\x80\x80\x80\x80\x80\x80", 5) == "\x80\x80\x80\x80\x80");
}

TEST_CASE("any value gives a name that every system takes") {
  rc::prop("short, UTF-8, one component", [] {
    const auto value = *rc::gen::container<std::string>(rc::gen::arbitrary<char>());
    const auto bytes = *rc::gen::inRange<std::size_t>(1, 300);
    const std::string name = safe_name(value, bytes);
    RC_ASSERT(name.size() <= std::max<std::size_t>(bytes, 7));
    RC_ASSERT(draughts::is_utf_8(name));
    RC_ASSERT(name.find_first_of(std::string_view("/\\\0\n", 4)) == std::string::npos);
    RC_ASSERT(name != "." && name != "..");
  });
}

TEST_CASE("a pattern names files by number, by number with zeros, and by value") {
  CHECK(path("out/cup-{n}.pdn", 12) == "out/cup-12.pdn");
  CHECK(path("{n:04}.pdn", 12) == "0012.pdn");
  CHECK(path("{n:4}.pdn", 12345) == "12345.pdn");
  CHECK(path("{tag}.pdn", 1, "Dam/Cup") == "Dam_Cup.pdn");
  CHECK(path("{n}-{tag}-{tag}", 3, "A") == "3-A-A");
  CHECK(path("{{{n}}}.pdn", 3) == "{3}.pdn");
}

TEST_CASE("a pattern says which of number and value it has") {
  CHECK(NamePattern::parse("{n}")->has_number());
  CHECK_FALSE(NamePattern::parse("{n}")->has_value());
  CHECK(NamePattern::parse("{tag}")->has_value());
  CHECK_FALSE(NamePattern::parse("{tag}")->has_number());
  CHECK_FALSE(NamePattern::parse("{{n}}")->has_number());
}

TEST_CASE("a pattern that means nothing is refused with what would") {
  CHECK(complaint("{m}.pdn") == "unknown {m}; there are {n}, {n:04} and {tag}");
  CHECK(complaint("{n:x}.pdn") == "unknown {n:x}; there are {n}, {n:04} and {tag}");
  CHECK(complaint("{n:99}.pdn") == "unknown {n:99}; there are {n}, {n:04} and {tag}");
  CHECK(complaint("{}.pdn") == "unknown {}; there are {n}, {n:04} and {tag}");
  CHECK(complaint("{n.pdn") == "a lone brace; one that is meant as such is written twice");
  CHECK(complaint("n}.pdn") == "a lone brace; one that is meant as such is written twice");
}

TEST_CASE("a long value is cut so that the whole name is short enough") {
  std::string value;
  for (int letter = 0; letter < 300; ++letter) value += "é";
  const std::string long_path = path("some/folder/{n:04}-{tag}.pdn", 7, value);
  const std::string name = long_path.substr(long_path.rfind('/') + 1);
  CHECK(name.size() <= 255);
  CHECK(name.size() >= 254);
  CHECK(draughts::is_utf_8(name));
  CHECK(name.substr(0, 5) == "0007-");
  CHECK(name.substr(name.size() - 4) == ".pdn");
}
