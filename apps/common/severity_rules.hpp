// What the user makes of each diagnostic code: --strict, --error, --warn, --ignore. Libraries report with the code's
// own severity; only here is it changed.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <tl/expected.hpp>
#include <vector>

#include "draughts/game/diagnostic.hpp"

namespace pdn::cli {

/// What an option asks for its codes.
enum class SeverityRequest : std::uint8_t { error, warning, ignore };

/// How a finding counts after all rules.
struct Ruling {
  bool ignored{};
  draughts::Severity severity{};  ///< meaningless when ignored
  bool only_strict{};             ///< an error by nothing but --strict, which folds as if it were none
};

/// The severity of every code, as options left it.
class SeverityRules {
 public:
  /// Every code keeps the severity that it was reported with.
  SeverityRules();

  /// Makes exactly the group `writing` errors. To be called before any `apply`.
  void be_strict();

  /// Applies one option's comma list of codes, `writing` or `all`; later calls win.
  /// Failure: the list is empty or names an unknown code; the text names the nearest. Nothing is changed then.
  [[nodiscard]] tl::expected<void, std::string> apply(SeverityRequest request, std::string_view codes);

  /// How this finding counts.
  [[nodiscard]] Ruling ruling(const draughts::Diagnostic& finding) const;

 private:
  struct Rule {
    std::optional<SeverityRequest> request;
    bool only_strict{};
  };
  std::vector<Rule> rules_;  // one a code
};

}  // namespace pdn::cli
