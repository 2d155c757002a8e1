#include "support/converting/converting.hpp"

#include <sstream>

#include "draughts/game/judge.hpp"
#include "draughts/game/transcriber.hpp"
#include "draughts/source/memory_source.hpp"
#include "pdn/pdn_stream.hpp"
#include "pdn/pdn_writer.hpp"

namespace converting {

std::vector<draughts::Transcript> transcripts(const std::string& text, std::optional<draughts::Variant> variant) {
  draughts::MemorySource bytes(text);
  pdn::PdnStream stream(bytes);
  draughts::JudgeOptions options;
  options.variant = variant;
  options.record = draughts::RecordDetail::captures;
  draughts::Judge judge(options);
  draughts::Transcriber transcriber;
  draughts::Game game;
  draughts::Judgement judgement;
  std::vector<draughts::Transcript> games;
  while (stream.next(game)) {
    judge.judge(game, stream.traits(), judgement);
    transcriber.transcribe(game, judgement, games.emplace_back());
  }
  return games;
}

std::string written(const std::vector<draughts::Transcript>& games, const pdn::WritingStyle& style) {
  pdn::PdnWriter writer(style);
  std::string text;
  for (const draughts::Transcript& game : games) writer.write(game, text);
  return text;
}

std::string converted(const std::string& text, const pdn::WritingStyle& style,
                      std::optional<draughts::Variant> variant) {
  return written(transcripts(text, variant), style);
}

std::string moves_of(const std::string& text) {
  std::istringstream lines(text);
  std::string moves;
  for (std::string line; std::getline(lines, line);) {
    if (line.empty() || line.front() == '[') continue;
    if (!moves.empty()) moves += ' ';
    moves += line;
  }
  return moves;
}

}  // namespace converting
