// What all reports ask of a finding.
#include "common/report.hpp"

#include <fmt/format.h>

#include "pdn/fen_text.hpp"

namespace pdn::cli {
namespace {

draughts::Place locate(const Finding& finding, std::uint64_t offset) {
  const auto encoding = finding.game != nullptr ? finding.game->encoding : draughts::Encoding::utf_8;
  return finding.file->locator->locate(offset, encoding);
}

}  // namespace

draughts::Place Finding::place() const {
  return locate(*this, diagnostic->span.offset);
}

draughts::Place Finding::end() const {
  return locate(*this, diagnostic->span.offset + diagnostic->span.length);
}

std::string_view Finding::message() const {
  if (!diagnostic->message.empty()) return diagnostic->message;
  return draughts::facts_of(diagnostic->code).text;
}

std::string_view Finding::slug() const {
  return draughts::facts_of(diagnostic->code).slug;
}

std::string Finding::repeats() const {
  return more_in_game > 0 ? fmt::format(" (+{} more in this game)", more_in_game) : std::string();
}

std::string Finding::fen() const {
  if (!diagnostic->board) return {};
  return pdn::write_fen(diagnostic->board->position);
}

std::string FoldedCode::message() const {
  return fmt::format("{} of {} games: {} (first at {}:{}; -v shows each)", affected, games,
                     draughts::facts_of(code).text, line, column);
}

}  // namespace pdn::cli
