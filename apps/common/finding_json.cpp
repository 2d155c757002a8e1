// The keys' names are a contract with scripts; a member without a value is left out.
#include "common/finding_json.hpp"

namespace pdn::cli {

void add_whereabouts(JsonLine& json, const Finding& finding) {
  const draughts::Diagnostic& diagnostic = *finding.diagnostic;
  if (finding.game != nullptr) json.member("game", finding.game->number);
  if (diagnostic.ply) json.member("ply", *diagnostic.ply);
  json.member("variation", diagnostic.variation);
}

void add_advice(JsonLine& json, const Finding& finding) {
  const draughts::Diagnostic& diagnostic = *finding.diagnostic;
  json.member("hint", diagnostic.hint);
  json.member("fen", finding.fen());
  if (diagnostic.board) json.member("legal", diagnostic.board->legal);
  json.member("suggestions", diagnostic.suggestions);
  json.member("rule", diagnostic.rule);
}

}  // namespace pdn::cli
