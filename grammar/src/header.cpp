#include "pdn/header.hpp"

#include <algorithm>
#include <array>
#include <optional>
#include <utility>

#include "draughts/game/move_key.hpp"
#include "draughts/game/reading.hpp"
#include "draughts/rules/variant_facts.hpp"
#include "pdn/fen_text.hpp"
#include "pdn/game_type_text.hpp"

namespace pdn {

using draughts::Outcome;
using draughts::ResultForm;
using draughts::ResultSide;
using draughts::ResultStyle;
using draughts::TextTag;
using draughts::Transcript;

namespace {

/// The order of tags before all others, and what unknown values of the roster are.
struct RosterTag {
  std::string_view name;
  std::string_view unknown;
};
constexpr std::array<RosterTag, 7> roster{{{"Event", "?"},
                                           {"Site", "?"},
                                           {"Date", "????.??.??"},
                                           {"Round", "?"},
                                           {"White", "?"},
                                           {"Black", "?"},
                                           {"Result", "*"}}};
constexpr std::array<std::string_view, 3> needed{"GameType", "SetUp", "FEN"};
constexpr int rank_of_others = static_cast<int>(roster.size() + needed.size());

/// The GameType that says how the game is written; nothing where none would be true. With a notation of the user's
/// choice it has all fields, so that every reader knows.
std::optional<std::string> game_type_of(const Transcript& transcript, const SquareNames& names,
                                        NotationChoice notation) {
  if (!names.known()) return std::nullopt;
  const draughts::Reading reading{*transcript.variant, names.numbering().scheme()};
  const bool chosen = notation == NotationChoice::numeric || notation == NotationChoice::algebraic;
  if (transcript.game_type) {
    const auto& fields = transcript.game_type->fields;
    const auto meant = draughts::readings_of(*transcript.game_type);
    const std::string_view written = transcript.tag("GameType");  // games from other formats have no tag
    const bool says_so = !written.empty() && (fields ? fields->notation == reading.numbering.notation : !chosen);
    if (says_so && std::ranges::find(meant, reading) != meant.end()) return std::string(written);
  }
  auto tag = draughts::game_type_for(reading);
  if (!tag) tag = draughts::shared_game_type_for(reading);
  if (tag && chosen) tag->fields = draughts::fields_of(reading.numbering);
  return tag ? std::optional(write_game_type(*tag)) : std::nullopt;
}

/// A FEN of squares that nobody can name, as its own text says it; as it is where it can't be read.
std::string fen_in_form(std::string_view written) {
  std::vector<draughts::Diagnostic> findings;
  const draughts::WrittenSetup setup = parse_fen(written, findings);
  return setup.readable ? write_fen(setup.setup) : std::string(written);
}

std::optional<ResultStyle> style_of(const Transcript& transcript, ResultChoice choice) {
  switch (choice) {
    case ResultChoice::chess:
      return ResultStyle::one_point;
    case ResultChoice::draughts:
      return ResultStyle::two_points;
    case ResultChoice::standard:
      if (transcript.variant) return draughts::facts_of(*transcript.variant).result_style;
      break;
    case ResultChoice::source:
      break;
  }
  return std::nullopt;
}

/// The result with the points of both sides changed over, where the style wants the other side's first.
Outcome turned(Outcome outcome, const Transcript& transcript, const WritingStyle& style) {
  const bool other = style.result_side && *style.result_side != transcript.result_side && transcript.variant &&
                     draughts::facts_of(*transcript.variant).first_mover == draughts::Colour::black;
  return other ? draughts::seen_from_white(outcome, ResultSide::first, draughts::Colour::black) : outcome;
}

int rank_of(std::string_view name) {
  const auto* of_roster = std::ranges::find(roster, name, &RosterTag::name);
  const auto* of_needed = std::ranges::find(needed, name);
  return static_cast<int>((of_roster - roster.begin()) + (of_roster == roster.end() ? of_needed - needed.begin() : 0));
}

}  // namespace

std::string result_of(const Transcript& transcript, const WritingStyle& style) {
  const std::string_view format = transcript.tag("ResultFormat");
  std::string_view text = transcript.tag("Result");
  const auto read = [&](std::string_view result) { return draughts::read_result(result, std::nullopt, format); };
  if (read(text).outcome == Outcome::unknown && !transcript.terminator.empty()) text = transcript.terminator;
  const auto [outcome, form] = read(text);
  if (outcome == Outcome::unknown) return text.empty() ? std::string() : "*";
  const Outcome wanted = turned(outcome, transcript, style);
  const auto wanted_style = style_of(transcript, style.results);
  if (outcome == Outcome::other || (!format.empty() && form == ResultForm::exact)) return std::string(text);
  if (!wanted_style && wanted == outcome) return std::string(text);
  const bool two_points = text.find('2') != std::string_view::npos && text.find('/') == std::string_view::npos;
  return std::string(draughts::write_result(
      wanted, wanted_style.value_or(two_points ? ResultStyle::two_points : ResultStyle::one_point)));
}

HeaderTag* Header::find(std::string_view name) {
  const auto found = std::ranges::find(tags_, name, &HeaderTag::name);
  return found == tags_.end() ? nullptr : &*found;
}

void Header::add(std::string_view name, std::string_view value) {
  tags_.push_back({name, value, rank_of(name)});
}

/// Gives the first tag of a name this value, or adds one.
void Header::set(std::string_view name, std::string_view value) {
  if (HeaderTag* tag = find(name))
    tag->value = value;
  else
    add(name, value);
}

/// The same with a value that nobody else keeps.
void Header::set(std::string_view name, std::string value) {
  set(name, std::string_view(made_.emplace_back(std::move(value))));
}

/// Sets and drops what the user wants so.
void Header::set_as_told(const WritingStyle& style) {
  for (const TextTag& tag : style.set_tags) {
    set(tag.name, std::string_view(tag.value));
    bool first = true;
    std::erase_if(tags_,
                  [&](const HeaderTag& other) { return other.name == tag.name && !std::exchange(first, false); });
  }
  if (style.drop_tags.empty()) return;
  std::erase_if(tags_, [&](const HeaderTag& tag) { return std::ranges::count(style.drop_tags, tag.name) > 0; });
}

/// Adds what the roster lacks. A result that nobody told is that of the final position.
void Header::complete(const Transcript& transcript, const WritingStyle& style) {
  if (find("Result") == nullptr && transcript.winner && transcript.variant) {
    const Outcome outcome = *transcript.winner == draughts::Colour::white ? Outcome::white_wins : Outcome::black_wins;
    const ResultSide side = style.result_side.value_or(transcript.result_side);
    const Outcome told = draughts::seen_from_white(outcome, side, draughts::facts_of(*transcript.variant).first_mover);
    const ResultStyle own = draughts::facts_of(*transcript.variant).result_style;
    add("Result", draughts::write_result(told, style_of(transcript, style.results).value_or(own)));
  }
  for (const RosterTag& tag : roster)
    if (find(tag.name) == nullptr) add(tag.name, tag.unknown);
}

std::span<const HeaderTag> Header::of(const Transcript& transcript, const SquareNames& names,
                                      const WritingStyle& style) {
  tags_.clear();
  made_.clear();
  for (const TextTag& tag : transcript.tags) add(tag.name, tag.value);
  if (std::string result = result_of(transcript, style); !result.empty()) set("Result", std::move(result));
  if (auto game_type = game_type_of(transcript, names, style.notation)) set("GameType", std::move(*game_type));
  const bool told = transcript.has_start_setup && !transcript.start_among_moves && transcript.start;
  if (told && names.known())
    set("FEN", names.fen(*transcript.start, transcript.start_turn_known));
  else if (const HeaderTag* fen = find("FEN"))
    set("FEN", fen_in_form(fen->value));
  if (style.game_hash) set("GameHash", draughts::game_hash(draughts::move_key(transcript)));
  if (style.ply_count) set("PlyCount", std::to_string(transcript.plies));
  set_as_told(style);
  if (style.tags != TagChoice::source) complete(transcript, style);
  if (style.tags == TagChoice::roster)
    std::erase_if(tags_, [](const HeaderTag& tag) { return tag.rank == rank_of_others; });
  if (style.tag_order == TagOrder::canonical && !std::ranges::is_sorted(tags_, {}, &HeaderTag::rank))
    std::ranges::stable_sort(tags_, {}, &HeaderTag::rank);
  return tags_;
}

}  // namespace pdn
