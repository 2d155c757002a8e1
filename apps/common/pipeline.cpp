// Single-threaded: the judge needs nothing but a game and its file's traits, so chunks of games can be judged in
// parallel here later, and still be handed on in order.
#include "common/pipeline.hpp"

#include "draughts/source/sources.hpp"
#include "pdn/hub_stream.hpp"
#include "pdn/pdn_stream.hpp"

namespace pdn::cli {
namespace {

template <class Stream>
class StreamLocator final : public Locator {
 public:
  explicit StreamLocator(const Stream& stream) : stream_(stream) {}

  draughts::Place locate(std::uint64_t offset, draughts::Encoding encoding) const override {
    return stream_.locate(offset, encoding);
  }

 private:
  const Stream& stream_;
};

/// The run's reused memory.
struct Workshop {
  draughts::Judge judge;
  draughts::Game game;
  draughts::Judgement judgement;
};

/// All games of one source; false when the sink wants no more.
template <class Stream>
bool run_stream(draughts::ByteSource& source, Stream&& stream, Workshop& shop, GameSink& sink, ProgressBar& progress) {
  const StreamLocator<Stream> locator(stream);
  const FileContext file{source.name(), &locator, &stream.traits()};
  progress.begin_file(source.name());
  sink.begin_file(file);
  bool wanted = !stream.not_pdn() || sink.file_finding(file, *stream.not_pdn());
  while (wanted && stream.next(shop.game)) {
    if (sink.wants(shop.game)) {
      shop.judge.judge(shop.game, stream.traits(), shop.judgement);
      wanted = sink.game(file, shop.game, shop.judgement);
    }
    progress.update(source, shop.game.number);
  }
  progress.hide();
  sink.end_file(file);
  if (wanted && stream.error()) sink.unreadable(*stream.error());
  return wanted;
}

bool run_source(draughts::ByteSource& source, const PipelineOptions& options, Workshop& shop, GameSink& sink,
                ProgressBar& progress) {
  switch (options.format) {
    case SourceFormat::pdn:
      return run_stream(source, pdn::PdnStream(source, {}, options.encoding), shop, sink, progress);
    case SourceFormat::hub:
      return run_stream(source, pdn::HubStream(source, options.judge.variant), shop, sink, progress);
  }
  return true;
}

}  // namespace

void run_pipeline(const PipelineOptions& options, GameSink& sink, ProgressBar& progress) {
  draughts::Sources sources(options.paths, {.recursive = options.recursive});
  Workshop shop{draughts::Judge(options.judge), {}, {}};
  while (auto source = sources.next()) {
    if (!source->has_value()) {
      sink.unreadable(source->error());
      continue;
    }
    if (!run_source(***source, options, shop, sink, progress)) return;
  }
}

}  // namespace pdn::cli
