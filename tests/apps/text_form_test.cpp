// Line ends and the mark at the beginning, however the text comes in pieces.
#include "common/text_form.hpp"

#include <rapidcheck.h>
#include <rapidcheck/catch.h>
#include <catch2/catch.hpp>
#include <ostream>
#include <sstream>
#include <string>

using pdn::cli::TextForm;
using pdn::cli::TextFormer;

namespace {

/// What arrives below, the text given in two pieces with a flush between them.
std::string formed(const std::string& text, TextForm form, std::size_t first_piece = 0) {
  std::stringbuf below;
  {
    TextFormer former(below, form);
    std::ostream stream(&former);
    stream << text.substr(0, first_piece) << std::flush << text.substr(first_piece);
  }
  return below.str();
}

}  // namespace

TEST_CASE("line ends become CR LF, and one that has its CR gets no second one") {
  CHECK(formed("a\n\nb\r\nc", {.crlf = true}) == "a\r\n\r\nb\r\nc");
  CHECK(formed("a\nb\n", {}) == "a\nb\n");
}

TEST_CASE("a CR and its LF stay together though they come apart") {
  CHECK(formed("a\r\nb", {.crlf = true}, 2) == "a\r\nb");
  CHECK(formed("a\nb", {.crlf = true}, 1) == "a\r\nb");
}

TEST_CASE("the mark of UTF-8 comes first and once, and not before nothing") {
  CHECK(formed("a\nb", {.utf_8_bom = true}, 1) ==
        "\xEF\xBB\xBF"
        "a\nb");
  CHECK(formed("", {.utf_8_bom = true}).empty());
  CHECK(formed("\n", {.crlf = true, .utf_8_bom = true}) == "\xEF\xBB\xBF\r\n");
}

TEST_CASE("a form changes nothing but line ends, in texts of any size") {
  rc::prop("removing each CR gives the text back", [] {
    const auto line = *rc::gen::container<std::string>(rc::gen::inRange('a', 'z'));
    const auto lines = *rc::gen::inRange<std::size_t>(0, 3000);
    std::string text;
    for (std::size_t count = 0; count < lines; ++count) text += line + '\n';
    std::string back = formed(text, {.crlf = true}, text.size() / 3);
    RC_ASSERT(back.size() == text.size() + lines);
    back.erase(std::remove(back.begin(), back.end(), '\r'), back.end());
    RC_ASSERT(back == text);
  });
}

TEST_CASE("a write that fails below is a bad stream above") {
  struct Full : std::streambuf {
  } full;
  TextFormer former(full, {.crlf = true});
  std::ostream stream(&former);
  stream << "text\n" << std::flush;
  CHECK(stream.bad());
}
