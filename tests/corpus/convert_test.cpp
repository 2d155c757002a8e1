// Real files written again: nothing is lost, nothing changes when they are written once more, and strict readers have
// nothing to say. What may differ is listed here, and nothing else may.
#include <catch2/catch.hpp>
#include <filesystem>
#include <map>
#include <set>
#include <string>
#include <vector>

#include "draughts/game/judge.hpp"
#include "draughts/game/transcriber.hpp"
#include "draughts/source/encoding.hpp"
#include "draughts/source/memory_source.hpp"
#include "pdn/pdn_stream.hpp"
#include "pdn/pdn_writer.hpp"
#include "support/converting/converting.hpp"
#include "support/corpus.hpp"
#include "token_counts.hpp"

using draughts::Entry;
using draughts::EntryKind;
using draughts::Transcript;
using token_counts::TokenCounts;

namespace {

/// The games as values that two texts of the same games must share: everything but the way it is written.
std::vector<std::string> content_of(const Transcript& game) {
  std::vector<std::string> content;
  for (const Entry& entry : game.entries) {
    std::string line = std::to_string(static_cast<int>(entry.kind)) + ' ';
    switch (entry.kind) {
      case EntryKind::move:
        line += std::to_string(entry.from.index()) + ' ' + std::to_string(entry.to.index());
        for (const draughts::Square square : game.captured(entry)) line += 'x' + std::to_string(square.index());
        break;
      case EntryKind::unjudged_move:
        for (const draughts::Square square : game.path(entry)) line += ' ' + std::to_string(square.index());
        break;
      case EntryKind::comment:
      case EntryKind::sign:
        line += game.slice(entry.text);
        break;
      case EntryKind::glyph:
        line += std::to_string(entry.value);
        break;
      case EntryKind::variation_begin:
        line += entry.continues ? "on" : "instead";
        break;
      case EntryKind::broken:
        line += game.broken[entry.value].code + game.broken[entry.value].text;
        break;
      case EntryKind::null_move:
      case EntryKind::setup:
      case EntryKind::variation_end:
        break;
    }
    content.push_back(line);
  }
  return content;
}

/// Tags but for those that may change: GameType is added, Result has the variant's style, a FEN its form.
std::vector<draughts::TextTag> lasting_tags(const Transcript& game) {
  std::vector<draughts::TextTag> tags;
  for (const draughts::TextTag& tag : game.tags)
    if (tag.name != "GameType" && tag.name != "Result" && tag.name != "FEN") tags.push_back(tag);
  std::ranges::stable_sort(tags, {}, &draughts::TextTag::name);
  return tags;
}

/// Findings of the group writing, as a strict reader has them.
std::vector<std::string> strict_findings(const std::string& text) {
  draughts::MemorySource bytes(text);
  pdn::PdnStream stream(bytes);
  draughts::Judge judge({});
  draughts::Game game;
  draughts::Judgement judgement;
  std::vector<std::string> found;
  while (stream.next(game)) {
    judge.judge(game, stream.traits(), judgement);
    for (const auto& finding : judgement.diagnostics)
      if (!facts_of(finding.code).writing.empty())
        found.push_back(std::string(facts_of(finding.code).slug) + " in game " + std::to_string(game.number));
  }
  return found;
}

template <class Use>
void for_each_file(Use use) {
  const auto folder = test_support::shared_folder("corpus");
  if (!folder) return;
  for (const auto& file : test_support::pdn_files_under(*folder)) {
    INFO(file.string());
    use(file, test_support::bytes_of(file));
  }
}

}  // namespace

TEST_CASE("a real file written again keeps its games, is strict PDN, and doesn't change any more", "[corpus]") {
  for_each_file([](const std::filesystem::path&, const std::string& text) {
    const auto games = converting::transcripts(text);
    const std::string once = converting::written(games);
    const auto again = converting::transcripts(once);
    CHECK(converting::written(again) == once);
    CHECK(strict_findings(once) == std::vector<std::string>{});
    REQUIRE(again.size() == games.size());
    for (std::size_t game = 0; game < games.size(); ++game) {
      INFO("game " << game + 1);
      CHECK(content_of(again[game]) == content_of(games[game]));
      CHECK(lasting_tags(again[game]) == lasting_tags(games[game]));
      CHECK(again[game].start == games[game].start);
    }
  });
}

TEST_CASE("letters and numbers, short captures and whole ones of real files come back as they were", "[corpus]") {
  for_each_file([](const std::filesystem::path& file, const std::string& text) {
    // Its GameType says that square 1 lies in another corner than it does; written in letters the tag is put right.
    if (file.filename() == "kurnik.pdn") return;
    const std::string once = converting::converted(text);
    pdn::WritingStyle numeric;
    numeric.notation = pdn::NotationChoice::numeric;
    pdn::WritingStyle algebraic;
    algebraic.notation = pdn::NotationChoice::algebraic;
    const std::string numbers = converting::converted(once, numeric);
    CHECK(converting::converted(converting::converted(numbers, algebraic), numeric) == numbers);
    pdn::WritingStyle full;
    full.captures = pdn::CaptureChoice::full;
    const std::string whole = converting::converted(once, full);
    CHECK(converting::converted(converting::converted(whole), full) == whole);
    CHECK(converting::converted(whole) == once);
  });
}
