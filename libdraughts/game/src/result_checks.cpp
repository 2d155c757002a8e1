// Results in tag and terminator against each other, against their table, and against the final position.
#include "result_checks.hpp"

#include <fmt/format.h>

#include "draughts/game/tag_values.hpp"

namespace draughts {
namespace {

std::string_view terminator_text(const Game& game) {
  return game.ending == Ending::result ? game.slice(game.terminator) : std::string_view();
}

void check_form(const Game& game, Span span, const ResultReading& reading, std::optional<ResultStyle> style,
                std::vector<Diagnostic>& findings) {
  if (reading.form == ResultForm::exact) return;
  const std::string text = tag_text(game, game.slice(span));
  Diagnostic finding = make_diagnostic(DiagnosticCode::bad_result, game.in_source(span));
  if (reading.form == ResultForm::understood) {
    const std::string_view right = write_result(reading.outcome, style.value_or(ResultStyle::two_points));
    finding.severity = Severity::note;
    finding.message = fmt::format("the result \"{}\" is read as {}", text, right);
    finding.hint = fmt::format("write {}", right);
  } else {
    finding.message = fmt::format("\"{}\" is no result of a known system; it is kept as text", text);
    finding.hint = "name its system in a ResultFormat tag, or write the game's own result";
  }
  findings.push_back(std::move(finding));
}

std::string_view side_name(Colour side) {
  return side == Colour::white ? "white" : "black";
}

std::string how_it_ended(const BoardEnding& ending) {
  if (ending.crowned) return fmt::format("{} has crowned a man and wins", side_name(ending.winner));
  if (!ending.blocked_side_loses) return fmt::format("{} has no move left and wins", side_name(ending.winner));
  return fmt::format("{} has no move left and loses", side_name(opponent(ending.winner)));
}

std::string what_it_says(Outcome outcome) {
  if (outcome == Outcome::draw) return "draw";
  return fmt::format("that {} wins", side_name(outcome == Outcome::white_wins ? Colour::white : Colour::black));
}

bool is_known(Outcome outcome) {
  return outcome != Outcome::unknown && outcome != Outcome::other;
}

}  // namespace

SourceSpan span_of_result(const TagTable& tags) {
  const Game& game = tags.game();
  const Tag* tag = tags.find(KnownTag::result);
  return game.in_source(game.ending == Ending::result || tag == nullptr ? game.terminator : tag->value);
}

Outcome check_results(const TagTable& tags, std::optional<ResultStyle> style, std::vector<Diagnostic>& findings) {
  const Game& game = tags.game();
  const std::string_view format = tags.value(KnownTag::result_format);
  const std::string_view told = tags.value(KnownTag::result);
  const ResultReading by_tag = read_result(told, style, format);
  if (!told.empty()) check_form(game, tags.find(KnownTag::result)->value, by_tag, style, findings);
  const std::string_view end = terminator_text(game);
  if (end.empty()) return by_tag.outcome;
  const ResultReading by_end = end == told ? by_tag : read_result(end, style, format);
  if (end != told) check_form(game, game.terminator, by_end, style, findings);
  if (is_known(by_tag.outcome) && is_known(by_end.outcome) && by_tag.outcome != by_end.outcome)
    findings.push_back(make_diagnostic(
        DiagnosticCode::result_mismatch, game.in_source(game.terminator),
        fmt::format("the game ends {}, but its Result tag says {}", tag_text(game, end), tag_text(game, told)),
        "correct the one that is wrong"));
  return by_tag.outcome == Outcome::unknown ? by_end.outcome : by_tag.outcome;
}

Outcome agreed_outcome(const TagTable& tags) {
  const std::string_view format = tags.value(KnownTag::result_format);
  const Outcome by_tag = read_result(tags.value(KnownTag::result), std::nullopt, format).outcome;
  const Outcome by_end = read_result(terminator_text(tags.game()), std::nullopt, format).outcome;
  if (by_tag == Outcome::unknown || by_tag == by_end) return by_end;
  return by_end == Outcome::unknown ? by_tag : Outcome::other;
}

void tell_result_side(const TagTable& tags, const FileTraits& traits, const ResultSideChoice& choice, Outcome written,
                      std::vector<Diagnostic>& findings) {
  const bool of_file = choice.source != ResultSideSource::position || choice.side == majority_of(traits.result_sides);
  if (of_file && traits.first_result && traits.first_result != tags.game().offset) return;
  const bool black_won = (written == Outcome::white_wins) == (choice.side == ResultSide::first);
  const std::string_view why = choice.source == ResultSideSource::position ? "the final position shows it"
                               : choice.source == ResultSideSource::file   ? "final positions of the file show it"
                                                                         : "as in PDN 2.0, and nothing shows otherwise";
  const std::string_view whose =
      choice.side == ResultSide::first ? "Black's points, the first side's, come first" : "White's points come first";
  findings.push_back(make_diagnostic(DiagnosticCode::result_side, span_of_result(tags),
                                     fmt::format("{} won: {} ({})", black_won ? "black" : "white", whose, why)));
}

void check_final_position(const TagTable& tags, Outcome outcome, const BoardEnding& ending,
                          std::vector<Diagnostic>& findings) {
  const Outcome on_board = ending.winner == Colour::white ? Outcome::white_wins : Outcome::black_wins;
  const bool contradicts = outcome == Outcome::draw || outcome == Outcome::white_wins || outcome == Outcome::black_wins;
  if (!contradicts || outcome == on_board) return;
  findings.push_back(
      make_diagnostic(DiagnosticCode::result_position, span_of_result(tags),
                      fmt::format("{}, but the result says {}", how_it_ended(ending), what_it_says(outcome)),
                      "correct the result, or look for missing moves"));
}

}  // namespace draughts
