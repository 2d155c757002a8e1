// What detection makes of the files found in the wild, beside the project.
#include <catch2/catch.hpp>

#include "draughts/source/encoding.hpp"
#include "support/corpus.hpp"

using namespace draughts;

namespace {

/// A file's games, cut where a tag follows an empty line.
std::vector<std::string_view> games_of(std::string_view text) {
  std::vector<std::string_view> games;
  std::size_t begin = 0;
  for (std::size_t next = text.find("\n["); next != std::string_view::npos; next = text.find("\n[", next + 1)) {
    const std::string_view before = text.substr(0, next);
    if (!before.ends_with('\n') && !before.ends_with("\n\r")) continue;
    games.push_back(text.substr(begin, next + 1 - begin));
    begin = next + 1;
  }
  games.push_back(text.substr(begin));
  return games;
}

}  // namespace

TEST_CASE("a Russian file is windows-1251, as a whole and in each of its games") {
  const auto folder = test_support::shared_folder("corpus/wild/original-encodings");
  if (!folder) return;
  const std::string text = test_support::bytes_of(*folder / "abatsiev.pdn");
  const auto file = detect(text);
  CHECK(file == Encoding::windows_1251);
  const auto games = games_of(text);
  CHECK(games.size() > 40);
  for (const std::string_view game : games) {
    CAPTURE(game);
    if (count_high_bytes(game) > 0) CHECK(encoding_of_game(game, file) == Encoding::windows_1251);
  }
}

TEST_CASE("a Dutch file with a single accent is windows-1252") {
  const auto folder = test_support::shared_folder("corpus/wild/original-encodings");
  if (!folder) return;
  const std::string text = test_support::bytes_of(*folder / "nk2003-amsterdam.pdn");
  REQUIRE(count_high_bytes(text) == 1);
  CHECK_FALSE(detect(text));
  CHECK(encoding_of_game(text, detect(text)) == Encoding::windows_1252);
  CHECK(to_utf_8(text, Encoding::windows_1252).find("[White \"Gérard ") != std::string::npos);
}

TEST_CASE("every other file found in the wild is UTF-8") {
  const auto folder = test_support::shared_folder("corpus");
  if (!folder) return;
  for (const auto& path : test_support::files_under(*folder)) {
    CAPTURE(path);
    const bool original = path.parent_path().filename() == "original-encodings";
    if (!original && path.extension() == ".pdn") CHECK(is_utf_8(test_support::bytes_of(path)));
  }
}
