// A text, read and judged as pdn-validate does it: for tests that look at findings.
#pragma once

#include <cstdint>
#include <optional>
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

/// Where a finding begins, as a person counts: both from 1, the column in characters.
struct LineColumn {
  std::uint64_t line{};
  std::uint64_t column{};

  friend bool operator==(const LineColumn&, const LineColumn&) = default;
};

/// One game's verdict.
struct Verdict {
  bool valid{};
  bool replayed{};
  std::uint32_t plies{};
  std::vector<draughts::Diagnostic> findings;
  std::vector<LineColumn> places;  ///< of the findings, one each
  std::optional<draughts::Variant> variant;
  draughts::VariantSource variant_source{};
};

/// The verdicts on all games of a text, in order; what concerns the whole file comes as a verdict without plies.
std::vector<Verdict> judge(const std::string& text, const Terms& terms = {});

/// The findings of all games, one behind the other.
std::vector<draughts::Diagnostic> findings(const std::string& text, const Terms& terms = {});

/// The findings as lines `must-capture error 2:3 12+5`: code, severity, line and column, offset and length in bytes.
std::vector<std::string> told(const std::string& text, const Terms& terms = {});

/// Only the codes of the findings.
std::vector<std::string> codes(const std::string& text, const Terms& terms = {});

}  // namespace judging
