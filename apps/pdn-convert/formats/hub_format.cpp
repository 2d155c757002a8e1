// Positions and moves as engines of the Hub protocol read them (Scan, protocol.txt, version 2): a `pos` command a line.
// What an engine does with it is not asked for here.
#include <algorithm>
#include <string>

#include "draughts/game/transcript_walk.hpp"
#include "pdn-convert/formats/main_line.hpp"
#include "pdn-convert/game_writer.hpp"
#include "pdn/hub_text.hpp"

namespace pdn::cli {
namespace {

using draughts::Entry;
using draughts::EntryKind;
using draughts::Transcript;

class HubFormat final : public GameWriter {
 public:
  explicit HubFormat(const FormatOptions& options) : per_ply_(options.per_ply) {}

  [[nodiscard]] draughts::RecordDetail detail() const noexcept override { return draughts::RecordDetail::captures; }

  void write(const Transcript& transcript, const std::string& file, std::string& text) override;

 private:
  void begin_position(const Transcript& transcript);
  void take(const Transcript& transcript, const Entry& entry, std::string& text);

  bool per_ply_;
  GameTree tree_;
  draughts::TranscriptWalk walk_;
  pdn::HubLine line_;
};

/// A line for each stretch of the main line on boards that are known: they begin at the start, and at setups.
void HubFormat::write(const Transcript& transcript, const std::string&, std::string& text) {
  if (!transcript.variant) return;
  tree_.use_for(transcript);
  walk_.begin(transcript);
  line_.use_for(*transcript.variant);
  begin_position(transcript);
  for_main_line(transcript, tree_, [&](std::size_t index) { take(transcript, transcript.entries[index], text); });
  line_.append_to(text);
}

void HubFormat::begin_position(const Transcript&) {
  line_.clear();
  if (walk_.board() != nullptr) line_.lay(*walk_.board());
}

void HubFormat::take(const Transcript& transcript, const Entry& entry, std::string& text) {
  const bool lays = entry.kind == EntryKind::setup;
  const bool starts_here = lays && line_.moves() == 0 && walk_.board() != nullptr &&
                           *walk_.board() == transcript.setups[entry.value].diagram;
  walk_.take(entry);
  if (entry.kind == EntryKind::broken || starts_here) return;
  if (lays || per_ply_) {
    line_.append_to(text);
    relieve(text);
    return begin_position(transcript);
  }
  if (entry.kind == EntryKind::move) line_.move(entry.from, entry.to, transcript.captured(entry));
}

}  // namespace

std::unique_ptr<GameWriter> make_hub_format(const FormatOptions& options) {
  return std::make_unique<HubFormat>(options);
}

}  // namespace pdn::cli
