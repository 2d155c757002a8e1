// One function a kind of wanted value: each reads the game's value alike, then compares.
#include "tag_test.hpp"

#include <compare>
#include <string_view>
#include <vector>

#include "date_order.hpp"
#include "draughts/search/folding.hpp"
#include "numbers.hpp"

namespace draughts {
namespace {

/// What a game says, and how it is compared.
struct Question {
  const Subject& subject;
  const Asked& asked;
  Comparison comparison;
};

template <typename Value>
Truth compare(const Value& value, Comparison comparison, const Value& wanted) {
  switch (comparison) {
    case Comparison::equal:
      return truth_of(value == wanted);
    case Comparison::unequal:
      return truth_of(value != wanted);
    case Comparison::less:
      return truth_of(value < wanted);
    case Comparison::less_or_equal:
      return truth_of(value <= wanted);
    case Comparison::greater:
      return truth_of(value > wanted);
    case Comparison::greater_or_equal:
      return truth_of(value >= wanted);
    default:
      return Truth::unknown;
  }
}

/// For a value of another kind than the wanted one: it is not equal to it, and neither before nor behind it.
Truth compare_unlike(Comparison comparison) {
  if (is_order(comparison)) return Truth::unknown;
  return truth_of(comparison == Comparison::unequal);
}

Truth answer(const Question& question, NoValue /*wanted*/) {
  const Truth told = is_told(question.subject, question.asked);
  return question.comparison == Comparison::equal ? opposite(told) : told;
}

Truth answer(const Question& question, const ExactText& wanted) {
  const auto text = text_of(question.subject, question.asked);
  return text ? compare(composed(*text), question.comparison, wanted.text) : Truth::unknown;
}

Truth answer(const Question& question, const OrderedText& wanted) {
  const auto text = text_of(question.subject, question.asked);
  return text ? compare(folded(*text), question.comparison, wanted.text) : Truth::unknown;
}

Truth answer(const Question& question, const PartOfText& wanted) {
  const auto text = text_of(question.subject, question.asked);
  if (!text) return Truth::unknown;
  const Truth contained = truth_of(contains_folded(*text, wanted.text));
  return question.comparison == Comparison::contains ? contained : opposite(contained);
}

Truth answer(const Question& question, double wanted) {
  const auto text = text_of(question.subject, question.asked);
  if (!text) return Truth::unknown;
  // A GameType's fields stand behind its number.
  const bool has_fields = question.asked.kind == ValueKind::game_type;
  const auto number = read_decimal(has_fields ? text->substr(0, text->find(',')) : *text);
  return number ? compare(*number, question.comparison, wanted) : compare_unlike(question.comparison);
}

Truth answer(const Question& question, const RoundNumber& wanted) {
  const auto text = text_of(question.subject, question.asked);
  if (!text) return Truth::unknown;
  std::vector<std::uint32_t> parts = read_dotted(*text);
  if (parts.empty()) return compare_unlike(question.comparison);
  if (parts.size() > wanted.parts.size()) parts.resize(wanted.parts.size());
  return compare(parts, question.comparison, wanted.parts);
}

Truth answer(const Question& question, const Date& wanted) {
  const auto text = text_of(question.subject, question.asked);
  const DateReading reading = read_date(text ? std::string_view(*text) : std::string_view());
  if (reading.form == ValueForm::unreadable) return Truth::unknown;
  return compare_dates(reading.date, question.comparison, wanted);
}

Truth answer(const Question& question, Seconds wanted) {
  const auto text = text_of(question.subject, question.asked);
  const auto seconds = text ? read_time(*text) : std::nullopt;
  return seconds ? compare(*seconds, question.comparison, wanted.count) : Truth::unknown;
}

Truth answer(const Question& question, Outcome wanted) {
  const Outcome outcome = outcome_of(question.subject);
  if (outcome == Outcome::unknown || outcome == Outcome::other) return Truth::unknown;
  return compare(outcome, question.comparison, wanted);
}

Truth answer(const Question& question, Variant wanted) {
  const Judgement* judgement = question.subject.judgement;
  if (judgement == nullptr || !judgement->variant) return Truth::unknown;
  return compare(*judgement->variant, question.comparison, wanted);
}

}  // namespace

TagTest::TagTest(const TagComparison& comparison) : asked_(comparison.name), comparison_(comparison.comparison) {
  if (auto wanted = wanted_value(asked_.kind, comparison)) wanted_ = std::move(*wanted);
}

Truth TagTest::truth(const Subject& subject) const {
  if (!wanted_) return Truth::unknown;
  return std::visit([&](const auto& wanted) { return answer({subject, asked_, comparison_}, wanted); }, *wanted_);
}

}  // namespace draughts
