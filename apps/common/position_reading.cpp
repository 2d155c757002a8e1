// A position is judged as a game without moves, so that it is read as pdn-validate and pdn-convert read it.
#include "common/position_reading.hpp"

#include <algorithm>
#include <string>
#include <utility>

#include "draughts/game/captured_moves.hpp"
#include "draughts/game/reading.hpp"
#include "draughts/rules/variant_facts.hpp"
#include "draughts/source/memory_source.hpp"
#include "pdn/fen_text.hpp"
#include "pdn/hub_stream.hpp"

namespace pdn::cli {
namespace {

using draughts::Diagnostic;
using draughts::DiagnosticCode;
using draughts::Game;
using draughts::Variant;
using draughts::VariantSource;

constexpr std::string_view hub_command = "pos pos=";

bool is_error(const Diagnostic& finding) {
  return finding.severity == draughts::Severity::error;
}

bool has_error(const std::vector<Diagnostic>& findings) {
  return std::ranges::any_of(findings, is_error);
}

/// Whether a finding speaks of a position; what else a game is judged for means nothing here.
bool is_of_position(const Diagnostic& finding) {
  return finding.code == DiagnosticCode::bad_fen || finding.code == DiagnosticCode::impossible_position;
}

/// The FEN in a text such as `[FEN "W:W31:B20"]`; the whole text where there is none.
std::string_view fen_within(std::string_view text) {
  constexpr std::string_view opening = "FEN \"";
  const std::size_t found = text.find(opening);
  if (found == std::string_view::npos) return text;
  const std::size_t begin = found + opening.size();
  return text.substr(begin, text.find('"', begin) - begin);
}

bool is_hub_command(std::string_view text) {
  return text.starts_with("pos ") || text.starts_with("pos\t");
}

/// Whether a text is a position of Hub by itself: no FEN has so many letters in a row.
bool is_hub_position(std::string_view text) {
  constexpr std::size_t many = 16;
  return text.size() > many && text.find_first_not_of("WBwbe") == std::string_view::npos;
}

/// Adds what to do where a FEN can't be read.
void advise(std::string_view text, std::vector<Diagnostic>& findings) {
  for (Diagnostic& finding : findings) {
    if (!is_error(finding) || !finding.hint.empty()) continue;
    finding.hint = text.ends_with(".pdn") ? "for the positions of a file: pdn-convert -f fen FILE | pdn-board -"
                                          : "a position is written like W:W28,31-50:B1-20,K23";
  }
}

}  // namespace

TypedPosition start_position(std::optional<Variant> variant) {
  const Variant chosen = variant.value_or(Variant::international);
  return {chosen, variant ? VariantSource::option : VariantSource::by_default, draughts::start_of(chosen), true};
}

PositionReading PositionReader::read(std::string_view text) {
  return is_hub_command(text) || is_hub_position(text) ? read_hub(text) : read_fen(text);
}

PositionReading PositionReader::read_fen(std::string_view text) {
  const std::string_view fen = fen_within(text);
  const auto offset = static_cast<std::uint32_t>(fen.data() - text.data());
  PositionReading reading;
  Game game;
  game.text = text;
  game.complete = true;
  game.start_setup = 0;
  draughts::WrittenSetup& setup = game.setups.emplace_back();
  pdn::parse_fen(fen, {offset, offset}, setup, reading.findings);
  advise(text, reading.findings);
  if (!setup.readable) return reading;
  PositionReading judged = judge(game, variant_);
  reading.position = std::move(judged.position);
  std::ranges::move(judged.findings, std::back_inserter(reading.findings));
  return reading;
}

PositionReading PositionReader::read_hub(std::string_view text) {
  const bool whole = is_hub_command(text);
  const std::string line = whole ? std::string(text) : std::string(hub_command) + std::string(text);
  const std::optional<Variant> named = pdn::hub_variant(line);
  draughts::MemorySource source(line);
  pdn::HubStream stream(source, variant_);
  Game game;
  PositionReading reading;
  if (!stream.next(game)) {
    reading.findings.push_back(draughts::make_diagnostic(DiagnosticCode::bad_fen, {}, "expected a position"));
  } else if (!has_error(game.findings) && !game.events.empty()) {
    reading.findings.push_back(draughts::make_diagnostic(
        DiagnosticCode::syntax, game.in_source(game.events.front().span), "expected a position alone, without moves",
        "for the position behind them: pdn-convert --from hub -f fen FILE | pdn-board -"));
  } else if (has_error(game.findings)) {
    std::ranges::copy_if(game.findings, std::back_inserter(reading.findings), is_error);
  } else if (game.start_setup) {
    reading = judge(game, variant_ ? variant_ : named);
  } else {
    reading.position = start_position(variant_ ? variant_ : named);
  }
  if (reading.position && !variant_)
    reading.position->variant_source =
        text.find("variant=") == std::string_view::npos ? VariantSource::inferred : VariantSource::tag;
  const std::size_t added = whole ? 0 : hub_command.size();
  for (Diagnostic& finding : reading.findings)
    finding.span.offset = std::max<std::uint64_t>(finding.span.offset, added) - added;
  return reading;
}

PositionReading PositionReader::judge(const Game& game, std::optional<Variant> variant) {
  const draughts::WrittenSetup& setup = game.setups.front();
  PositionReading reading;
  if (setup.setup.pieces.empty()) {
    reading.position = start_position(variant);
    draughts::Diagram& board = reading.position->diagram;
    const draughts::Colour first = draughts::facts_of(reading.position->variant).first_mover;
    board = draughts::Diagram();
    board.give_turn(setup.setup.turn.value_or(first));
    reading.position->turn_known = setup.setup.turn.has_value();
    reading.findings.push_back(draughts::make_diagnostic(DiagnosticCode::impossible_position,
                                                         game.in_source(setup.span), "there is no piece on the board"));
    return reading;
  }
  if (!judge_ || judged_by_ != variant) {
    judge_.emplace(draughts::JudgeOptions{.variant = variant});
    judged_by_ = variant;
  }
  judge_->judge(game, {}, judgement_);
  std::ranges::copy_if(judgement_.diagnostics, std::back_inserter(reading.findings), is_of_position);
  if (has_error(reading.findings) || !judgement_.variant) return reading;
  const auto numbering = draughts::make_numbering({*judgement_.variant, judgement_.numbering});
  const draughts::Colour first = draughts::facts_of(*judgement_.variant).first_mover;
  reading.position = {*judgement_.variant, judgement_.variant_source,
                      draughts::Diagram::of(setup.setup, *numbering, first), setup.setup.turn.has_value()};
  return reading;
}

}  // namespace pdn::cli
