// Whatever bytes come as Hub, reading ends, stays within them, and gives games that can be judged and transcribed.
#include <cstdint>
#include <cstdlib>
#include <string>

#include "draughts/game/judge.hpp"
#include "draughts/game/transcriber.hpp"
#include "draughts/source/memory_source.hpp"
#include "pdn/hub_stream.hpp"

namespace {

void check(const draughts::Game& game, std::size_t size) {
  if (game.offset + game.text.size() > size) std::abort();
  for (const draughts::Event& event : game.events) {
    if (event.span.offset + event.span.length > game.text.size()) std::abort();
    if (event.value + event.square_count > game.squares.size()) std::abort();
  }
  for (const draughts::Diagnostic& finding : game.findings)
    if (finding.span.offset + finding.span.length > size) std::abort();
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  draughts::MemorySource source(std::string(reinterpret_cast<const char*>(data), size));
  pdn::HubStream stream(source);
  draughts::JudgeOptions options;
  options.record = draughts::RecordDetail::captures;
  draughts::Judge judge(options);
  draughts::Transcriber transcriber;
  draughts::Game game;
  draughts::Judgement judgement;
  draughts::Transcript transcript;
  while (stream.next(game)) {
    check(game, size);
    judge.judge(game, stream.traits(), judgement);
    transcriber.transcribe(game, judgement, transcript);
  }
  return 0;
}
