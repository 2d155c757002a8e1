// The tree laid flat: each junction is followed by its parts, and knows where they end.
#include "draughts/search/selector.hpp"

#include <algorithm>
#include <utility>
#include <variant>
#include <vector>

#include "game_facts.hpp"
#include "tag_test.hpp"

namespace draughts {
namespace {

/// One TagPresence.
struct PresenceTest {
  Asked asked;

  [[nodiscard]] Truth truth(const Subject& subject) const { return is_told(subject, asked); }
  [[nodiscard]] bool asks_judge() const noexcept { return draughts::asks_judge(asked); }
};

/// One Property.
struct PropertyTest {
  [[nodiscard]] static Truth truth(const Subject& subject) {
    return subject.judgement == nullptr ? Truth::unknown : truth_of(subject.judgement->valid);
  }
  [[nodiscard]] static bool asks_judge() noexcept { return true; }
};

/// The beginning of a junction, whose parts go up to the step `end`.
struct Begin {
  Joining joining{};
  std::size_t end{};
};

using Step = std::variant<Begin, TagTest, PresenceTest, PropertyTest>;

void append(const Condition& condition, std::vector<Step>& steps);

void append(const Junction& junction, std::vector<Step>& steps) {
  const std::size_t begin = steps.size();
  steps.emplace_back(Begin{junction.joining, 0});
  for (const Condition& part : junction.parts) append(part, steps);
  std::get<Begin>(steps[begin]).end = steps.size();
}

void append(const TagComparison& comparison, std::vector<Step>& steps) {
  steps.emplace_back(TagTest(comparison));
}

void append(const TagPresence& presence, std::vector<Step>& steps) {
  steps.emplace_back(PresenceTest{Asked(presence.name)});
}

void append(Property /*valid*/, std::vector<Step>& steps) {
  steps.emplace_back(PropertyTest{});
}

void append(const Condition& condition, std::vector<Step>& steps) {
  std::visit([&](const auto& term) { append(term, steps); }, condition.term);
}

/// A truth, and the step behind what it belongs to.
struct Answer {
  Truth truth{};
  std::size_t next{};
};

/// Asks steps of one game; parts of a junction only until it is decided.
class Asking {
 public:
  Asking(const std::vector<Step>& steps, const Subject& subject) noexcept : steps_(steps), subject_(subject) {}

  [[nodiscard]] Answer ask(std::size_t at) const {
    if (const auto* begin = std::get_if<Begin>(&steps_[at])) return {ask_parts(*begin, at + 1), begin->end};
    return {ask_test(steps_[at]), at + 1};
  }

 private:
  [[nodiscard]] Truth ask_parts(const Begin& begin, std::size_t at) const {
    const bool all = begin.joining == Joining::all;
    const Truth decided = all ? Truth::no : Truth::yes;
    Truth truth = opposite(decided);
    while (at < begin.end && truth != decided) {
      const Answer part = ask(at);
      truth = all ? both(truth, part.truth) : either(truth, part.truth);
      at = part.next;
    }
    return begin.joining == Joining::none ? opposite(truth) : truth;
  }

  [[nodiscard]] Truth ask_test(const Step& step) const {
    const auto truth_of_step = [&]<class Kind>(const Kind& test) {
      if constexpr (std::is_same_v<Kind, Begin>)
        return Truth::unknown;
      else
        return test.truth(subject_);
    };
    return std::visit(truth_of_step, step);
  }

  const std::vector<Step>& steps_;
  const Subject& subject_;
};

bool asks_judge(const Step& step) {
  const auto of_step = []<class Kind>(const Kind& test) {
    if constexpr (std::is_same_v<Kind, Begin>)
      return false;
    else
      return test.asks_judge();
  };
  return std::visit(of_step, step);
}

}  // namespace

struct Selector::Program {
  std::vector<Step> steps;
};

Selector::Selector(const Condition& condition) {
  Program program;
  append(condition, program.steps);
  program_ = std::make_unique<const Program>(std::move(program));
}

Selector::~Selector() = default;
Selector::Selector(Selector&&) noexcept = default;
Selector& Selector::operator=(Selector&&) noexcept = default;

Truth Selector::truth(const Subject& subject) const {
  return Asking(program_->steps, subject).ask(0).truth;
}

bool Selector::needs_judgement() const noexcept {
  return std::ranges::any_of(program_->steps, [](const Step& step) { return asks_judge(step); });
}

}  // namespace draughts
