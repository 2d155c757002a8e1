// Real files and what is written of them, counted by a tokenizer that knows nothing of the reader: per file as many
// tags, moves, signs, side lines and setups, and the same comments. What differs is listed with its reason.
#include <catch2/catch.hpp>
#include <map>
#include <set>
#include <string>

#include "draughts/source/encoding.hpp"
#include "support/converting/converting.hpp"
#include "support/corpus.hpp"
#include "token_counts.hpp"

using token_counts::count_tokens;
using token_counts::TokenCounts;

namespace {

/// The text as UTF-8, as far as a whole file can be told.
std::string in_utf_8(const std::string& text) {
  if (draughts::is_utf_8(text)) return text;
  return draughts::to_utf_8(text, draughts::encoding_of_game(text, draughts::detect(text)));
}

/// Tags that writing adds: GameType where the source has none and the variant a number, Result where only the end of
/// the game tells it.
std::size_t added_tags(const std::string& text) {
  std::size_t added = 0;
  for (const auto& game : converting::transcripts(text)) {
    const std::string again = converting::written({game});
    const auto adds = [&](const std::string& name) {
      return game.tag(name).empty() && again.find("[" + name + " ") != std::string::npos;
    };
    added += (adds("GameType") ? 1U : 0U) + (adds("Result") ? 1U : 0U);
  }
  return added;
}

/// What differs, in words; empty where nothing does.
std::string difference(const TokenCounts& source, const TokenCounts& again, std::size_t added) {
  std::string words;
  const auto compare = [&](const std::string& name, std::size_t before, std::size_t after) {
    if (before != after) words += name + " " + std::to_string(before) + " to " + std::to_string(after) + "; ";
  };
  compare("tags", source.tags + added, again.tags);
  compare("moves", source.moves, again.moves);
  compare("NAGs", source.nags, again.nags);
  compare("strengths", source.strengths, again.strengths);
  compare("setups", source.setups, again.setups);
  compare("variations", source.variations, again.variations);
  compare("comments", source.comments, again.comments);
  if (source.comment_bytes != again.comment_bytes) words += "comment bytes; ";
  return words;
}

/// Why a file's counts differ, or why the tokenizer can't read it.
const std::map<std::string, std::string>& known_exceptions() {
  static const std::map<std::string, std::string> exceptions{
      {"20241114_144300.pdn", "moves behind one that is not legal become broken text"},
      {"40Camp.DamaInternazionaleAssoluto.pdn", "a result at a game's end contradicts its tag and becomes a comment"},
      {"Campionato Assoluto 2005.pdn", "an ambiguous capture, which could be either, becomes broken text"},
      {"Cat.A1.pdn", "the tokenizer has no word for a stray dot in front of a result"},
      {"Cat.C1.pdn", "a stray move that is not legal becomes broken text"},
      {"abatsiev.pdn", "the tokenizer has no word for unknown moves `- -`"},
      {"candidate95.pdn", "a result at a game's end contradicts its tag and becomes a comment"},
      {"delfts.pdn", "the tokenizer takes the scores 4-6 and 1-9 for moves"},
      {"draw588.pdn", "moves that are not legal become broken text"},
      {"draw697.pdn", "moves that are not legal become broken text"},
      {"draw80.pdn", "moves that are not legal become broken text"},
      {"invalid.pdn", "moves behind one that is not legal become broken text"},
      {"linecomment.pdn", "the tokenizer has no word for line comments"},
      {"nested_comment.pdn", "the tokenizer has no word for the brace behind a nested comment"},
      {"random_pdns_american.pdn", "captures given as several moves, one a hop, become one each"},
      {"random_pdns_frisian.pdn", "results at games' ends contradict their tags and become comments"},
      {"random_pdns_russian.pdn", "results at games' ends contradict their tags and become comments"},
      {"random_pdns_standard.pdn", "the tokenizer has no word for a literal backslash and n"},
      {"test_migrate_glasgow.pdn", "the tokenizer has no word for line comments"},
      {"wk2007_amrilloewm_vs_domcheva.pdn", "the tokenizer has no word for the line in front of the first game"},
  };
  return exceptions;
}

}  // namespace

TEST_CASE("counted by other means, real files and what is written of them have the same tokens", "[corpus]") {
  const auto folder = test_support::shared_folder("corpus");
  if (!folder) return;
  std::set<std::string> differing;
  for (const auto& file : test_support::pdn_files_under(*folder)) {
    const std::string text = test_support::bytes_of(file);
    const std::string name = file.filename().string();
    const auto source = count_tokens(in_utf_8(text));
    const auto again = count_tokens(converting::converted(text));
    INFO(file.string());
    CHECK(again.stuck_at.value_or("") == "");
    std::string words =
        source.stuck_at ? "stuck at " + *source.stuck_at : difference(source.counts, again.counts, added_tags(text));
    if (words.empty()) continue;
    differing.insert(name);
    if (!known_exceptions().contains(name)) FAIL_CHECK(name + ": " + words);
  }
  for (const auto& [name, reason] : known_exceptions()) {
    INFO(name << ": " << reason);
    CHECK(differing.contains(name));
  }
}
