// A text, read and judged as pdn-validate does it: for tests that look at findings.
#pragma once

#include <string>
#include <vector>

#include "draughts/game/diagnostic.hpp"
#include "draughts/game/judge.hpp"
#include "pdn/reader.hpp"

namespace judging {

/// How the text is judged; international unless a test says otherwise.
struct Terms {
  draughts::JudgeOptions judge{draughts::Variant::international, 0, true};
  pdn::ReadLimits limits{};
};

/// One game's verdict.
struct Verdict {
  bool valid{};
  bool replayed{};
  std::uint32_t plies{};
  std::vector<draughts::Diagnostic> findings;
};

/// The verdicts on all games of a text, in order; what concerns the whole file comes as a verdict without plies.
std::vector<Verdict> judge(const std::string& text, const Terms& terms = {});

/// The findings of all games, one behind the other.
std::vector<draughts::Diagnostic> findings(const std::string& text, const Terms& terms = {});

/// The findings as lines `must-capture error 12+5`: code, severity, offset and length in bytes.
std::vector<std::string> told(const std::string& text, const Terms& terms = {});

/// Only the codes of the findings.
std::vector<std::string> codes(const std::string& text, const Terms& terms = {});

}  // namespace judging
