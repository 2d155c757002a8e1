#include "result_checks.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "draughts/game/tag_values.hpp"

namespace draughts {
namespace {

const Tag* result_tag(const Game& game) {
  const auto found = std::ranges::find_if(game.tags, [&](const Tag& tag) {
    const std::string_view name = game.slice(tag.name);
    return tag.has_value && (name == "Result" || standard_tag_name(name) == "Result");
  });
  return found == game.tags.end() ? nullptr : &*found;
}

std::string_view terminator_text(const Game& game) {
  return game.ending == Ending::result ? game.slice(game.terminator) : std::string_view();
}

void check_form(SourceSpan span, std::string_view text, const ResultReading& reading, std::optional<ResultStyle> style,
                std::vector<Diagnostic>& findings) {
  if (reading.form == ResultForm::exact) return;
  Diagnostic finding = make_diagnostic(DiagnosticCode::bad_result, span);
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

bool is_known(Outcome outcome) {
  return outcome != Outcome::unknown && outcome != Outcome::other;
}

}  // namespace

SourceSpan span_of_result(const Game& game) {
  if (game.ending == Ending::result) return game.in_source(game.terminator);
  const Tag* tag = result_tag(game);
  return game.in_source(tag != nullptr ? tag->value : game.terminator);
}

Outcome check_results(const Game& game, std::optional<ResultStyle> style, std::vector<Diagnostic>& findings) {
  const std::string format = text_of_tag(game, "ResultFormat");
  const Tag* tag = result_tag(game);
  const std::string tag_value = tag != nullptr ? tag_text(game, game.slice(tag->value)) : std::string();
  const ResultReading by_tag = read_result(tag_value, style, format);
  if (tag != nullptr) check_form(game.in_source(tag->value), tag_value, by_tag, style, findings);
  const std::string end = to_utf_8(terminator_text(game), game.encoding);
  if (end.empty()) return by_tag.outcome;
  const ResultReading by_end = read_result(end, style, format);
  if (end != tag_value) check_form(game.in_source(game.terminator), end, by_end, style, findings);
  if (is_known(by_tag.outcome) && is_known(by_end.outcome) && by_tag.outcome != by_end.outcome)
    findings.push_back(make_diagnostic(DiagnosticCode::result_mismatch, game.in_source(game.terminator),
                                       fmt::format("the game ends {}, but its Result tag says {}", end, tag_value),
                                       "correct the one that is wrong"));
  return by_tag.outcome == Outcome::unknown ? by_end.outcome : by_tag.outcome;
}

void check_final_position(const Game& game, Outcome outcome, Colour loser, std::vector<Diagnostic>& findings) {
  const Outcome on_board = loser == Colour::white ? Outcome::black_wins : Outcome::white_wins;
  const bool contradicts = outcome == Outcome::draw || outcome == Outcome::white_wins || outcome == Outcome::black_wins;
  if (!contradicts || outcome == on_board) return;
  const std::string_view side = loser == Colour::white ? "white" : "black";
  findings.push_back(
      make_diagnostic(DiagnosticCode::result_position, span_of_result(game),
                      fmt::format("{} has no move left and loses, but the result says {}", side,
                                  outcome == Outcome::draw ? std::string("draw") : fmt::format("that {} wins", side)),
                      "correct the result, or look for missing moves"));
}

}  // namespace draughts
