// What a source looks like when it is no PDN.
#include "not_pdn.hpp"

#include <catch2/catch.hpp>

namespace {

std::string looks_like(std::string_view text) {
  const auto finding = pdn::judge_beginning(text);
  if (!finding) return "PDN";
  CHECK(finding->code == draughts::DiagnosticCode::not_pdn);
  CHECK(finding->span == draughts::SourceSpan{0, 1});
  const std::string start = "this is no PDN file: it looks like ";
  return finding->message.substr(start.size());
}

}  // namespace

TEST_CASE("PDN, white space, and PDN with little in it are PDN") {
  for (const std::string_view text :
       {"", "\r\n  ", "1. 32-28 *", "[Event \"x\"]\n", "{only a comment}", "% only a line", "1-0",
        "[Event \"x\"]\n1. 2-0", "@@@ 1. 32-28 *\n[Event \"x\"]\n1. 32-28 *", "[FEN \"W:W31:B20\"]\n", "1. a3b4",
        "1. 32-28 then words", "\x1A", "[Event \"chess\"]\n1. e4 e5 *\n\n[Event \"draughts\"]\n1. 32-28 *"}) {
    CAPTURE(text);
    CHECK(looks_like(text) == "PDN");
  }
}

TEST_CASE("other files are named") {
  CHECK(looks_like("\xFF\xD8\xFF\xE0 JFIF 32-28 19-23") == "a JPEG image");
  CHECK(looks_like("\x89PNG\r\n") == "a PNG image");
  CHECK(looks_like("%PDF-1.4\n1 0 obj") == "a PDF document");
  CHECK(looks_like("PK\x03\x04 and so on") == "a zip archive");
  CHECK(looks_like("\xFF\xFE"
                   "1") == "UTF-16 text");
  CHECK(looks_like(std::string("1\0.\0 \0e\0x\0y\0z\0", 14)) == "UTF-16 text");
  CHECK(looks_like(std::string(1000, '\0')) == "nothing but zero bytes");
  CHECK(looks_like("<!DOCTYPE html>\n<html>") == "an HTML page");
  CHECK(looks_like("Dear Sir,\nthank you for 12-3 letters.\n") == "plain text");
  CHECK(looks_like("\x01\x02\x03\x04 32-28 19-23 \x05\x06\x07\x08\x0E\x0F") == "binary data");
}

TEST_CASE("chess games are named, with results or without") {
  CHECK(looks_like("[Event \"x\"]\n[Result \"1-0\"]\n\n1. e4 e5 2. Nf3 Nc6 1-0\n") == "chess games (PGN)");
  CHECK(looks_like("1. d4 d5 *") == "chess games (PGN)");
  CHECK(looks_like("[GameType \"0\"]\n[Event \"x\"]\n\n1. e2e4 e7e5 1-0\n") == "chess games (PGN)");
}
