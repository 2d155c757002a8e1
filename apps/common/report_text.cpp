// All text that comes from a file goes through printable(): a file must not steer the terminal.
#include "common/report_text.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <string>
#include <utility>

#include "common/excerpt.hpp"
#include "common/text_width.hpp"

namespace pdn::cli {
namespace {

constexpr std::size_t most_legal_moves = 12;

/// The line of a finding in UTF-8, split at the finding's ends.
MarkedLine mark(const draughts::Place& place, draughts::SourceSpan span, draughts::Encoding encoding) {
  const std::string_view line = place.line_text;
  const std::size_t begin = std::min<std::size_t>(span.offset - place.line_text_offset, line.size());
  const std::size_t length = std::min<std::size_t>(span.length, line.size() - begin);
  MarkedLine marked;
  marked.before = draughts::to_utf_8(line.substr(0, begin), encoding);
  marked.marked = draughts::to_utf_8(line.substr(begin, length), encoding);
  marked.after = draughts::to_utf_8(line.substr(begin + length), encoding);
  marked.cut_before = place.line_text_column > 1;
  return marked;
}

/// `game 41, "Ivanov, I. – Jansen, J.", round 3`
std::string named(const GameContext& game) {
  std::string text = fmt::format("game {}", game.number);
  if (!game.title.empty()) text += fmt::format(", \"{}\"", printable(game.title));
  if (!game.round.empty()) text += fmt::format(", round {}", printable(game.round));
  return text;
}

/// The first moves of a list, and how many there are.
std::string listed(const std::vector<std::string>& moves) {
  const std::size_t shown = std::min(moves.size(), most_legal_moves);
  std::string text =
      fmt::format("{}", fmt::join(moves.begin(), moves.begin() + static_cast<std::ptrdiff_t>(shown), ", "));
  if (shown < moves.size()) text += fmt::format(", … ({} in all)", moves.size());
  return text;
}

/// A note takes one line, and so does one that nothing but --strict made an error, since it repeats as a note does. One
/// that the user raised by its name is worth its excerpt.
bool takes_one_line(const Finding& finding) {
  const bool is_note = finding.severity == draughts::Severity::note || finding.only_strict;
  return is_note && finding.diagnostic->severity == draughts::Severity::note;
}

class TextReport final : public Report {
 public:
  TextReport(std::ostream& out, Palette palette) : out_(out), palette_(palette) {}

  void finding(const Finding& finding) override;
  void folded(const FoldedCode& folded) override;
  void game(const GameRecord& record) override;
  void unreadable(const draughts::IoError&) override {}  // the tool's log says it
  void finish(const Summary&) override {}

 private:
  void headline(std::string_view place, draughts::Severity severity, std::string_view message, std::string_view slug);
  void excerpt(const Finding& finding, const draughts::Place& place);
  void context(const Finding& finding);
  void advice(const draughts::Diagnostic& diagnostic);

  std::ostream& out_;
  Palette palette_;
};

void TextReport::headline(std::string_view place, draughts::Severity severity, std::string_view message,
                          std::string_view slug) {
  out_ << palette_.place(printable(place) + ":") << ' ' << palette_.severity(severity) << ": " << printable(message)
       << ' ' << palette_.code(fmt::format("[{}]", slug)) << '\n';
}

void TextReport::finding(const Finding& finding) {
  const draughts::Diagnostic& diagnostic = *finding.diagnostic;
  const draughts::Place place = finding.place();
  const bool one_line = takes_one_line(finding);
  std::string message(finding.message());
  if (one_line && !diagnostic.hint.empty()) message += "; " + diagnostic.hint;
  message += finding.repeats();
  headline(fmt::format("{}:{}:{}", finding.file->name, place.line, place.column), finding.severity, message,
           finding.slug());
  if (one_line) return;
  excerpt(finding, place);
  context(finding);
  advice(diagnostic);
}

void TextReport::excerpt(const Finding& finding, const draughts::Place& place) {
  if (finding.game == nullptr) return;
  const Excerpt lines = make_excerpt(mark(place, finding.diagnostic->span, finding.game->encoding));
  // The caret's line carries the palette's sequences around the caret only, not around the blanks before it.
  const std::size_t caret = lines.marks.find('^');
  out_ << ' ' << lines.line << "\n " << lines.marks.substr(0, caret) << palette_.mark(lines.marks.substr(caret))
       << '\n';
}

void TextReport::context(const Finding& finding) {
  if (finding.game == nullptr) return;
  const draughts::Diagnostic& diagnostic = *finding.diagnostic;
  out_ << "  " << named(*finding.game);
  if (!diagnostic.variation.empty()) out_ << ", variation " << fmt::format("{}", fmt::join(diagnostic.variation, "."));
  if (diagnostic.board) {
    if (!diagnostic.board->after.empty()) out_ << ", after " << printable(diagnostic.board->after);
    out_ << ", position " << finding.fen();
  }
  out_ << '\n';
}

/// What the hint says already is not said again.
void TextReport::advice(const draughts::Diagnostic& diagnostic) {
  const std::string& hint = diagnostic.hint;
  const auto unsaid = [&](const std::string& text) { return hint.find(text) == std::string::npos; };
  if (!hint.empty()) out_ << "  hint: " << printable(hint) << '\n';
  if (unsaid(diagnostic.rule)) out_ << "  rule: " << diagnostic.rule << '\n';
  const std::vector<std::string>& suggestions = diagnostic.suggestions;
  if (!suggestions.empty() && unsaid(suggestions.front())) out_ << "  perhaps: " << listed(suggestions) << '\n';
  const bool several = diagnostic.board && diagnostic.board->legal.size() > 1;  // a single one is the hint's business
  if (several) out_ << "  legal: " << listed(diagnostic.board->legal) << '\n';
}

void TextReport::folded(const FoldedCode& folded) {
  headline(folded.file->name, folded.severity, folded.message(), draughts::facts_of(folded.code).slug);
}

void TextReport::game(const GameRecord& record) {
  std::string text = named(record.game);
  if (record.valid)
    text += fmt::format(": {}, {} plies", *record.valid ? "valid" : "not valid", record.plies);
  else
    text += ": not replayed";
  if (!record.variant.empty()) text += fmt::format(", {} ({})", record.variant, record.variant_source);
  if (!record.result.empty()) text += ", " + printable(record.result);
  out_ << palette_.place(printable(fmt::format("{}:{}:", record.file->name, record.line))) << ' ' << text << '\n';
}

}  // namespace

std::unique_ptr<Report> make_text_report(std::ostream& out, Palette palette) {
  return std::make_unique<TextReport>(out, palette);
}

}  // namespace pdn::cli
