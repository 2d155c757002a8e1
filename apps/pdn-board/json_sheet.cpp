// The keys are a contract with scripts: pdn-board(1) has the schema.
#include "common/json_line.hpp"
#include "draughts/rules/variant_facts.hpp"
#include "pdn-board/sheet.hpp"

namespace pdn::cli {
namespace {

using draughts::Colour;
using draughts::LegalMove;

std::string_view name_of(Colour colour) {
  return colour == Colour::white ? "white" : "black";
}

class JsonSheet final : public Sheet {
 public:
  explicit JsonSheet(std::ostream& out) : out_(out) {}

  void begin(const ShownPosition& shown) override;
  void counted(std::uint32_t depth, std::uint64_t nodes) override { counts_.push_back({{}, depth, nodes}); }
  void counted_behind(const std::string& move, std::uint32_t depth, std::uint64_t nodes) override {
    split_.push_back({move, depth, nodes});
  }
  void end() override;

 private:
  struct Count {
    std::string move;
    std::uint32_t depth{};
    std::uint64_t nodes{};
  };

  void add_moves(const ShownPosition& shown);
  void add_end(const draughts::LegalMoves& legal);
  void add_counts();

  std::ostream& out_;
  std::unique_ptr<JsonLine> json_;
  std::vector<Count> counts_;
  std::vector<Count> split_;
};

void JsonSheet::begin(const ShownPosition& shown) {
  const TypedPosition& position = shown.position;
  counts_.clear();
  split_.clear();
  json_ = std::make_unique<JsonLine>();
  json_->begin_object();
  json_->member("type", "position");
  if (shown.line) json_->member("line", *shown.line);
  json_->member("label", shown.label);
  json_->member("variant", draughts::name_of(position.variant));
  json_->member("variant_source", draughts::name_of(position.variant_source));
  json_->member("fen", shown.names.fen(position.diagram));
  json_->member("turn", name_of(position.diagram.turn()));
  if (!position.turn_known) json_->flag("turn_known", false);
  add_moves(shown);
  add_end(shown.legal);
}

void JsonSheet::add_moves(const ShownPosition& shown) {
  if (shown.legal.too_complex) return;
  json_->begin_array("moves");
  for (const LegalMove& move : shown.legal.moves) {
    json_->begin_object();
    json_->member("move", shown.names.shortest(move));
    json_->member("path", shown.names.squares(move.path));
    json_->member("captured", shown.names.squares(move.captured));
    if (move.promotes) json_->flag("promotes", true);
    json_->end_object();
  }
  json_->end_array();
}

void JsonSheet::add_end(const draughts::LegalMoves& legal) {
  if (legal.winner) json_->member("winner", name_of(*legal.winner));
}

void JsonSheet::add_counts() {
  if (counts_.empty()) return;
  json_->begin_array("perft");
  for (const Count& count : counts_) {
    json_->begin_object();
    json_->member("depth", count.depth);
    json_->member("nodes", count.nodes);
    json_->end_object();
  }
  json_->end_array();
  if (split_.empty()) return;
  json_->begin_array("divide");
  for (const Count& count : split_) {
    json_->begin_object();
    json_->member("move", count.move);
    json_->member("depth", count.depth);
    json_->member("nodes", count.nodes);
    json_->end_object();
  }
  json_->end_array();
}

void JsonSheet::end() {
  add_counts();
  json_->end_object();
  out_ << json_->view() << '\n';
  out_.flush();
}

}  // namespace

std::unique_ptr<Sheet> make_json_sheet(std::ostream& out) {
  return std::make_unique<JsonSheet>(out);
}

}  // namespace pdn::cli
