#include "support/judging/transcribing.hpp"

#include "draughts/game/transcriber.hpp"
#include "draughts/source/memory_source.hpp"
#include "pdn/pdn_stream.hpp"

namespace judging {

std::vector<draughts::Transcript> transcribe(const std::string& text, const Terms& terms) {
  draughts::MemorySource bytes(text);
  pdn::PdnStream stream(bytes, terms.limits);
  draughts::JudgeOptions options = terms.judge;
  options.record = draughts::RecordDetail::captures;
  draughts::Judge judge(options);
  draughts::Transcriber transcriber;
  draughts::Game game;
  draughts::Judgement judgement;
  std::vector<draughts::Transcript> transcripts;
  while (stream.next(game)) {
    judge.judge(game, stream.traits(), judgement);
    transcriber.transcribe(game, judgement, transcripts.emplace_back());
  }
  return transcripts;
}

}  // namespace judging
