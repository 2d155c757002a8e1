// Positions, one a line: the FEN, a tab, and where it stands. Blank lines and those that begin with `#` are none, so
// that lists of positions are read back by programs that search for them.
#include <string>
#include <string_view>

#include "common/text_width.hpp"
#include "draughts/game/transcript_walk.hpp"
#include "pdn-convert/formats/main_line.hpp"
#include "pdn-convert/game_writer.hpp"
#include "pdn/square_names.hpp"

namespace pdn::cli {
namespace {

using draughts::Entry;
using draughts::EntryKind;
using draughts::Transcript;

/// `cup.pdn:12: game 3  Ivanov – Jansen`, safe for a terminal and on one line.
std::string label_of(const Transcript& transcript, const std::string& file) {
  std::string label = file + ':' + std::to_string(transcript.line) + ": game " + std::to_string(transcript.number);
  const std::string_view white = transcript.tag("White");
  const std::string_view black = transcript.tag("Black");
  const auto is_known = [](std::string_view name) { return !name.empty() && name != "?"; };
  if (is_known(white) || is_known(black)) {
    label += "  ";
    label += white.empty() ? "?" : white;
    label += " – ";
    label += black.empty() ? "?" : black;
  }
  return printable(label);
}

class FenFormat final : public GameWriter {
 public:
  explicit FenFormat(const FormatOptions& options) : style_(options.style), per_ply_(options.per_ply) {}

  [[nodiscard]] draughts::RecordDetail detail() const noexcept override { return draughts::RecordDetail::captures; }

  void write(const Transcript& transcript, const std::string& file, std::string& text) override;

 private:
  void write_board(std::string_view label, std::string& text) const;

  pdn::WritingStyle style_;
  bool per_ply_;
  pdn::SquareNames names_;
  GameTree tree_;
  draughts::TranscriptWalk walk_;
};

void FenFormat::write(const Transcript& transcript, const std::string& file, std::string& text) {
  names_.use_for(transcript, style_);
  tree_.use_for(transcript);
  walk_.begin(transcript);
  const std::string label = label_of(transcript, file);
  std::uint32_t ply = 0;
  const auto with_ply = [&] { return label + ", ply " + std::to_string(ply); };
  if (per_ply_) write_board(with_ply(), text);
  for_main_line(transcript, tree_, [&](std::size_t index) {
    const Entry& entry = transcript.entries[index];
    walk_.take(entry);
    if (entry.kind != EntryKind::setup && entry.kind != EntryKind::broken) ply = entry.ply;
    if (per_ply_ && entry.kind != EntryKind::broken) write_board(with_ply(), text);
    relieve(text);
  });
  if (!per_ply_) write_board(label, text);
}

void FenFormat::write_board(std::string_view label, std::string& text) const {
  const draughts::Diagram* board = walk_.board();
  if (board != nullptr && names_.known())
    text += names_.fen(*board, walk_.turn_known()) + '\t';
  else
    text += "# position not known: ";
  text += label;
  text += '\n';
}

}  // namespace

std::unique_ptr<GameWriter> make_fen_format(const FormatOptions& options) {
  return std::make_unique<FenFormat>(options);
}

}  // namespace pdn::cli
