// Writes down what the reader found: tags, events and findings, in short words.
#include "reading.hpp"

#include <fmt/format.h>

#include <algorithm>

namespace test_grammar {

using draughts::Event;
using draughts::EventKind;
using draughts::Game;
using draughts::Separator;

namespace {

std::string text_of(draughts::WrittenSquare square) {
  if (square.is_numeric()) return std::to_string(square.number());
  if (square.is_beyond()) return "beyond";
  return fmt::format("{}{}", static_cast<char>('a' + square.file()), square.rank());
}

std::string_view text_of(Separator separator) {
  switch (separator) {
    case Separator::hyphen:
      return "-";
    case Separator::cross:
      return "x";
    case Separator::colon:
      return ":";
    case Separator::none:
      return "";
  }
  return "?";
}

std::string move_text(const Game& game, const Event& move) {
  std::string text;
  for (const draughts::WrittenSquare square : game.squares_of(move)) {
    if (!text.empty()) text += text_of(move.separator);
    text += text_of(square);
  }
  return text;
}

std::string text_of(const Game& game, const Event& event) {
  const std::string_view text = game.slice(event.span);
  switch (event.kind) {
    case EventKind::number:
      return fmt::format("{}{}", event.value, event.flag ? "..." : ".");
    case EventKind::move:
      return move_text(game, event);
    case EventKind::null_move:
      return "-";
    case EventKind::variation_begin:
      return "(";
    case EventKind::variation_end:
      return ")";
    case EventKind::comment:
      return fmt::format("{{{}}}", text);
    case EventKind::line_comment:
      return fmt::format("%{}%", text);
    case EventKind::setup:
      return fmt::format("/{}/", event.value);
    case EventKind::glyph:
      return fmt::format("${}", event.value);
    case EventKind::strength:
      return std::string(text);
    case EventKind::result:
      return fmt::format("<{}>", text);
    case EventKind::late_tag:
      return fmt::format("[{}]", game.slice(game.tags[event.value].name));
  }
  return "?";
}

void add(Reading& reading, const Game& game) {
  reading.games.push_back(to_string(game));
  reading.texts.emplace_back(game.text);
  auto findings = game.findings;
  std::ranges::stable_sort(findings, {}, [](const auto& finding) { return finding.span.offset; });
  for (const auto& finding : findings) reading.findings.push_back(to_string(finding));
}

}  // namespace

std::string to_string(const draughts::Diagnostic& finding) {
  return fmt::format("{} {}+{}", draughts::facts_of(finding.code).slug, finding.span.offset, finding.span.length);
}

std::string to_string(const Game& game) {
  std::string text;
  for (const Event& event : game.events) text += text_of(game, event) + ' ';
  if (game.ending != draughts::Ending::none) text += std::string(game.slice(game.terminator)) + ' ';
  if (!game.complete) text += "... ";
  if (!text.empty()) text.pop_back();
  return text;
}

Reading read_all(std::string_view text, pdn::ReadLimits limits) {
  return read_in_steps(text, text.size() + 1, limits);
}

Reading read_in_steps(std::string_view text, std::size_t step, pdn::ReadLimits limits) {
  Reading reading;
  pdn::Reader reader(limits);
  Game game;
  std::size_t known = std::min(step, text.size());
  while (true) {
    const std::string_view window = text.substr(reading.consumed, known - reading.consumed);
    const pdn::ReadResult result = reader.read(window, known == text.size(), reading.consumed, game);
    reading.consumed += result.consumed;
    if (result.status == pdn::ReadStatus::end) return reading;
    if (result.status == pdn::ReadStatus::game) add(reading, game);
    if (result.status == pdn::ReadStatus::incomplete) known = std::min(known + step, text.size());
  }
}

Game read_first(std::string_view text) {
  Game game;
  pdn::Reader().read(text, true, 0, game);
  return game;
}

std::string joined(const std::vector<std::string>& texts) {
  std::string all;
  bool first = true;
  for (const std::string& text : texts) {
    if (!first) all += ", ";
    all += text;
    first = false;
  }
  return all;
}

std::string codes_of(const Reading& reading) {
  std::vector<std::string> codes;
  for (const std::string& finding : reading.findings) {
    const std::string code = finding.substr(0, finding.find(' '));
    if (std::ranges::find(codes, code) == codes.end()) codes.push_back(code);
  }
  return joined(codes);
}

}  // namespace test_grammar
