#include "game_facts.hpp"

#include "draughts/game/tag_values.hpp"
#include "draughts/rules/variant.hpp"
#include "tag_lookup.hpp"

namespace draughts {
namespace {

/// The Result tag's text where it tells something, else the terminator's.
std::string result_text(const Game& game) {
  auto told = known_value(game, "Result");
  if (told && read_result(*told, std::nullopt).outcome != Outcome::unknown) return *std::move(told);
  return game.ending == Ending::result ? tag_text(game, game.slice(game.terminator)) : std::string();
}

Outcome written_outcome(const Game& game) {
  return read_result(result_text(game), std::nullopt, text_of_tag(game, "ResultFormat")).outcome;
}

}  // namespace

Outcome outcome_of(const Subject& subject) {
  const Outcome written = written_outcome(subject.game);
  if (written != Outcome::white_wins && written != Outcome::black_wins) return written;
  if (subject.judgement == nullptr) return Outcome::unknown;
  const auto side = subject.judgement->result_side;
  return side ? seen_from_white(written, *side, Colour::black) : written;
}

std::optional<std::string> text_of(const Subject& subject, const Asked& asked) {
  switch (asked.kind) {
    case ValueKind::result: {
      std::string text = result_text(subject.game);
      return text.empty() ? std::nullopt : std::optional(std::move(text));
    }
    case ValueKind::variant:
      if (subject.judgement == nullptr || !subject.judgement->variant) return std::nullopt;
      return std::string(name_of(*subject.judgement->variant));
    case ValueKind::plies:
      if (subject.judgement == nullptr) return std::nullopt;
      return std::to_string(subject.judgement->plies);
    default:
      return known_value(subject.game, asked.name);
  }
}

Truth is_told(const Subject& subject, const Asked& asked) {
  if (asked.kind == ValueKind::result) return truth_of(written_outcome(subject.game) != Outcome::unknown);
  if (asks_judge(asked) && subject.judgement == nullptr) return Truth::unknown;
  return truth_of(text_of(subject, asked).has_value());
}

bool asks_judge(const Asked& asked) noexcept {
  return asked.kind == ValueKind::result || asked.kind == ValueKind::variant || asked.kind == ValueKind::plies;
}

}  // namespace draughts
