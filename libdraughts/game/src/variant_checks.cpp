#include "variant_checks.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <optional>
#include <string>

#include "draughts/rules/variant_facts.hpp"
#include "foreign_game_types.hpp"
#include "form_checks.hpp"
#include "illegal_move.hpp"
#include "squares_used.hpp"

namespace draughts {
namespace {

/// `20,W,10,10,N2,0`, without a digit where the corner is not given.
std::string long_form(int number, const GameTypeFields& fields) {
  const char notation = fields.notation == NotationKind::numeric     ? 'N'
                        : fields.notation == NotationKind::algebraic ? 'A'
                                                                     : 'S';
  const std::string corner = fields.corner ? std::to_string(static_cast<int>(*fields.corner)) : std::string();
  return fmt::format("{},{},{},{},{}{},{}", number, fields.first == Colour::white ? 'W' : 'B', fields.width,
                     fields.height, notation, corner, fields.inverted ? 1 : 0);
}

/// Digits and invert flag aside, which meant other things from 2009 to 2014.
bool agrees(const GameTypeFields& written, const NumberingScheme& page) {
  return written.first == page.first && written.width == page.width && written.height == page.height &&
         written.notation == page.notation;
}

/// The page that a tag's number means by itself; null for a number of no variant.
const VariantFacts* page_of(const GameTypeTag& tag) {
  for (const VariantFacts& facts : variant_facts())
    if (has_number(tag, facts.game_type)) return &facts;
  return nullptr;
}

std::string_view names_of_squares(NotationKind notation) {
  return notation == NotationKind::numeric ? "numbers" : "letters and ranks";
}

NotationKind notation_of(const GameTypeTag& tag, const VariantFacts& page) {
  return tag.fields ? tag.fields->notation : page.numbering.notation;
}

/// The GameType that means this variant and no other: its number, with fields where another variant has the number too
/// and is meant without them. Nothing where no GameType does.
std::optional<std::string> value_for(const VariantFacts& facts) {
  const auto tag = game_type_for(own_reading(facts.variant));
  if (!tag) return std::nullopt;
  return tag->fields ? long_form(tag->number, *tag->fields) : std::to_string(tag->number);
}

/// What to do so that a game is judged by one of these: `write GameType 25 (russian), or use --variant killer`.
std::string write_one_of(const std::vector<Variant>& variants) {
  std::vector<std::string> values;
  std::vector<std::string> options;
  for (const Variant variant : variants) {
    const VariantFacts& facts = facts_of(variant);
    if (const auto value = value_for(facts))
      values.push_back(fmt::format("{} ({})", *value, facts.name));
    else
      options.push_back(fmt::format("--variant {}", facts.name));
  }
  if (options.empty()) return fmt::format("write GameType {}", choice_of(values));
  if (values.empty()) return fmt::format("use {}", choice_of(options));
  return fmt::format("write GameType {}, or use {}", choice_of(values), choice_of(options));
}

/// Each variant in the words of a function.
template <class Words>
std::vector<std::string> each(const std::vector<Variant>& variants, Words words) {
  std::vector<std::string> all(variants.size());
  std::ranges::transform(variants, all.begin(), words);
  return all;
}

std::vector<std::string> names(const std::vector<Variant>& variants) {
  return each(variants, [](Variant variant) { return std::string(name_of(variant)); });
}

std::vector<std::string> titles(const std::vector<Variant>& variants) {
  return each(variants, [](Variant variant) { return std::string(facts_of(variant).title); });
}

void check_fields(const Game& game, const VariantFacts& page, const PlayedGame& played,
                  std::vector<Diagnostic>& findings) {
  const GameTypeTag& tag = *game.game_type;
  if (!tag.fields) return;
  const auto fits = [&](const VariantFacts& other) {
    return has_number(tag, other.game_type) && agrees(*tag.fields, other.numbering);
  };
  const bool fits_some = std::ranges::any_of(variant_facts(), fits);
  const bool plays_by_fields =
      played.reading && played.source == VariantSource::tag && *played.reading != own_reading(played.reading->variant);
  if (fits_some && !plays_by_fields) return;
  const std::string standard = long_form(tag.number, fields_of(page.numbering));
  findings.push_back(
      make_diagnostic(DiagnosticCode::game_type_conflict, span_of_tag(game, "GameType"),
                      fmt::format("GameType {} is {}, {}; the fields here say otherwise{}", tag.number, page.name,
                                  standard, plays_by_fields ? ", and the moves follow them" : ""),
                      plays_by_fields ? "keep the fields, or rewrite the moves with the standard's squares"
                                      : fmt::format("write {} or {}", tag.number, standard)));
}

/// Without a branch, and in bytes, so that the compiler can look at many squares at a time.
bool all_squares_are(const Game& game, bool numeric) {
  std::uint8_t otherwise = 0;
  for (const WrittenSquare& square : game.squares)
    otherwise = static_cast<std::uint8_t>(otherwise | (square.is_numeric() == numeric ? 0 : 1));
  return otherwise == 0;
}

void check_notation(const Game& game, const VariantFacts& page, std::vector<Diagnostic>& findings) {
  const NotationKind notation = notation_of(*game.game_type, page);
  const bool numeric = notation == NotationKind::numeric;
  if (all_squares_are(game, numeric)) return;
  const auto other = std::ranges::find_if(game.events, [&](const Event& event) {
    return event.kind == EventKind::move && game.squares_of(event).front().is_numeric() != numeric;
  });
  if (other == game.events.end()) return;
  findings.push_back(make_diagnostic(
      DiagnosticCode::wrong_notation, game.in_source(other->span),
      fmt::format("GameType {} names squares by {}", game.game_type->number, names_of_squares(notation)),
      "correct the GameType, or rewrite the moves"));
}

/// The game follows other rules than its tag names.
void report_mismatch(const Game& game, const VariantFacts& page, const PlayedGame& played,
                     std::vector<Diagnostic>& findings) {
  SquaresUsed squares;
  squares.add(game);
  const NotationKind notation = notation_of(*game.game_type, page);
  const bool other_notation = squares.contradict(notation);
  const bool other_board = !squares.fit(page.numbering, page.squares);
  std::string why;
  if (other_notation)
    why = fmt::format(", which names squares by {}", names_of_squares(notation));
  else if (other_board)
    why = fmt::format(", on {}x{} squares", page.numbering.width, page.numbering.height);
  const std::string fitting = choice_of(titles(played.fitting));
  findings.push_back(make_diagnostic(
      other_notation || other_board ? DiagnosticCode::game_type_conflict : DiagnosticCode::variant_mismatch,
      span_of_tag(game, "GameType"),
      fmt::format("GameType {} is {}{}; the moves are legal only by the rules of {}", game.game_type->number,
                  page.title, why, fitting),
      write_one_of(played.fitting)));
}

std::string counted(std::uint32_t number, std::string_view noun) {
  return fmt::format("{} {}{}", number, noun, number == 1 ? "" : "s");
}

std::string others(const std::vector<Variant>& fitting) {
  if (fitting.size() < 2) return "no other variant fits as well";
  return fmt::format("{} would fit as well", choice_of(names({fitting.begin() + 1, fitting.end()})));
}

/// What speaks for the variant that a file's games without a GameType are judged by.
std::string evidence(const VariantVote& vote) {
  std::string text;
  if (vote.letters && vote.largest == 0) text = "squares have letters, ";
  if (vote.largest > 0) text = fmt::format("squares go up to {}, ", vote.largest);
  if (vote.guessed) return text + "but no likely variant allows all moves; this one comes closest";
  if (vote.games == 1)
    text += vote.legal == 1 ? "and all moves are legal" : "but not all moves are legal";
  else if (vote.games > 1)
    text += fmt::format("{} of {} without a GameType are legal", vote.legal, counted(vote.games, "game"));
  if (vote.named > 0)
    text += fmt::format("{}{} of the file {} it", vote.games > 0 ? ", " : "", counted(vote.named, "game"),
                        vote.named == 1 ? "names" : "name");
  return fmt::format("{}; {}", text, others(vote.fitting));
}

/// Why the tag, if there is one, names no variant.
std::string without_variant(const Game& game) {
  if (!game.game_type) return "no GameType";
  const auto meant = meant_elsewhere(game.game_type->number);
  return fmt::format("GameType {} is {}", game.game_type->number,
                     meant ? fmt::format("not in PDN 3.0 (elsewhere it means {})", *meant) : "not in PDN 3.0");
}

std::string advice(Variant variant) {
  const VariantFacts& facts = facts_of(variant);
  const auto value = value_for(facts);
  return value ? fmt::format("add [GameType \"{}\"], or use --variant", *value)
               : fmt::format("--variant {} says it", facts.name);
}

void add_inference(const Game& game, Variant variant, const std::string& why, std::vector<Diagnostic>& findings) {
  findings.push_back(make_diagnostic(DiagnosticCode::variant_inferred, span_of_tag(game, "GameType"),
                                     fmt::format("{}, read as {}: {}", without_variant(game), name_of(variant), why),
                                     advice(variant)));
}

}  // namespace

void check_game_type(const Game& game, const PlayedGame& played, std::vector<Diagnostic>& findings) {
  if (!game.game_type) return;
  const VariantFacts* page = page_of(*game.game_type);
  if (page == nullptr) return;
  if (played.refuted)
    report_mismatch(game, *page, played, findings);
  else
    check_fields(game, *page, played, findings);
  check_notation(game, *page, findings);
}

void tell_inference(const Game& game, const FileTraits& traits, const PlayedGame& played,
                    std::vector<Diagnostic>& findings) {
  const bool named = game.game_type && page_of(*game.game_type) != nullptr;
  if (!played.reading || named || played.source == VariantSource::option) return;
  const Variant variant = played.reading->variant;
  if (played.guessed)
    return add_inference(game, variant, "no likely variant allows all moves; this one comes closest", findings);
  if (!played.fitting.empty()) {
    const std::string rest = fmt::format("its moves are legal; {}", others(played.fitting));
    const std::string against =
        played.refuted ? fmt::format("by the rules of {} they are not, ", facts_of(played.refuted->variant).title)
                       : std::string();
    return add_inference(game, variant, against + rest, findings);
  }
  const std::optional<VariantVote>& found = traits.vote(names_by_letters(game));
  if (!found) return;
  const VariantVote& vote = *found;
  if (variant != vote.variant())
    return add_inference(
        game, variant, game.game_type && game.game_type->fields ? "the fields say so" : "so it is elsewhere", findings);
  if (vote.first_game == game.offset) add_inference(game, variant, evidence(vote), findings);
}

}  // namespace draughts
