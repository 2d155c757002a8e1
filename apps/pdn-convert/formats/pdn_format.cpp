// PDN 3.0, whose writer is the grammar's.
#include "pdn-convert/game_writer.hpp"
#include "pdn/pdn_writer.hpp"

namespace pdn::cli {
namespace {

class PdnFormat final : public GameWriter {
 public:
  explicit PdnFormat(const pdn::WritingStyle& style)
      : writer_(style), all_paths_(style.captures == CaptureChoice::full) {}

  [[nodiscard]] draughts::RecordDetail detail() const noexcept override {
    return all_paths_ ? draughts::RecordDetail::captures : draughts::RecordDetail::moves;
  }

  [[nodiscard]] bool tells_lines() const noexcept override { return false; }

  void write(const draughts::Transcript& transcript, const std::string&, std::string& text) override {
    writer_.write(transcript, text);
  }

 private:
  pdn::PdnWriter writer_;
  bool all_paths_;
};

}  // namespace

std::unique_ptr<GameWriter> make_pdn_format(const pdn::WritingStyle& style) {
  return std::make_unique<PdnFormat>(style);
}

}  // namespace pdn::cli
