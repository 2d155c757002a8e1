// `::error file=…,line=…,col=…,title=…::message`, escaped as the Actions toolkit does it: % CR LF in messages, and in
// properties also : and , so that a file's text can't issue commands of its own.
#include "common/report_github.hpp"

#include <fmt/format.h>

#include <string>
#include <string_view>

#include "common/text_width.hpp"

namespace pdn::cli {
namespace {

std::string escaped(std::string_view text, std::string_view special) {
  std::string result;
  for (const char character : text) {
    if (special.find(character) != std::string_view::npos)
      result += fmt::format("%{:02X}", static_cast<unsigned char>(character));
    else
      result += character;
  }
  return result;
}

std::string message_data(std::string_view text) {
  return escaped(text, "%\r\n");
}
std::string property(std::string_view text) {
  return escaped(valid_utf_8(text), "%\r\n:,");
}

std::string_view command_of(draughts::Severity severity) {
  switch (severity) {
    case draughts::Severity::error:
      return "error";
    case draughts::Severity::warning:
      return "warning";
    case draughts::Severity::note:
      return "notice";
  }
  return "notice";
}

class GithubReport final : public Report {
 public:
  explicit GithubReport(std::ostream& out) : out_(out) {}

  void finding(const Finding& finding) override;
  void folded(const FoldedCode& folded) override;
  void game(const GameRecord&) override {}
  void unreadable(const draughts::IoError& error) override;
  void finish(const Summary&) override {}

 private:
  std::ostream& out_;
};

void GithubReport::finding(const Finding& finding) {
  const draughts::Place begin = finding.place();
  const draughts::Place end = finding.end();
  std::string text = printable(finding.message()) + finding.repeats();
  if (finding.game != nullptr) {
    text += fmt::format("\ngame {}", finding.game->number);
    if (!finding.game->title.empty()) text += fmt::format(", {}", printable(finding.game->title));
  }
  if (!finding.diagnostic->hint.empty()) text += "\nhint: " + printable(finding.diagnostic->hint);
  // GitHub takes columns only where a finding begins and ends on one line.
  const std::string extent = begin.line == end.line ? fmt::format("col={},endColumn={}", begin.column, end.column)
                                                    : fmt::format("endLine={}", end.line);
  out_ << fmt::format("::{} file={},line={},{},title={}::{}\n", command_of(finding.severity),
                      property(finding.file->name), begin.line, extent, finding.slug(), message_data(text));
}

void GithubReport::folded(const FoldedCode& folded) {
  out_ << fmt::format("::{} file={},line={},col={},title={}::{}\n", command_of(folded.severity),
                      property(folded.file->name), folded.line, folded.column, draughts::facts_of(folded.code).slug,
                      message_data(folded.message()));
}

void GithubReport::unreadable(const draughts::IoError& error) {
  out_ << fmt::format("::error file={}::{}\n", property(error.source), message_data(printable(error.what)));
}

}  // namespace

std::unique_ptr<Report> make_github_report(std::ostream& out) {
  return std::make_unique<GithubReport>(out);
}

}  // namespace pdn::cli
