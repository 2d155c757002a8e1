// One finding about a source: what, where, how grave, and what to do. The codes and their standing facts are in
// diagnostic_code.hpp. A diagnostic carries values; turning them into text for a person is the report's work.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "draughts/game/diagnostic_code.hpp"
#include "draughts/rules/setup.hpp"

namespace draughts {

/// A stretch of a source, in bytes from its first byte.
struct SourceSpan {
  std::uint64_t offset{};
  std::uint32_t length{};

  friend bool operator==(const SourceSpan&, const SourceSpan&) = default;
};

/// The board a diagnostic speaks of, with what was to be played there.
struct BoardContext {
  Setup position;                  ///< before the move in question
  std::string after;               ///< the move before it, as `1... 19-23`; empty at the start
  std::vector<std::string> legal;  ///< the legal moves in minimal form, in board order
};

/// One finding.
struct Diagnostic {
  DiagnosticCode code{};
  Severity severity{};  ///< the code's default unless its emitter had a reason of pdn-diagnostics(7) to lower it
  SourceSpan span;
  std::string message;                   ///< without a full stop; empty: the code's own text
  std::string hint;                      ///< what to do; may be empty
  std::optional<std::uint32_t> ply;      ///< of the move it speaks of, from 1
  std::vector<std::uint32_t> variation;  ///< path of a side line, such as 2.1; empty in the main line
  std::optional<BoardContext> board;
  std::vector<std::string> suggestions;  ///< legal moves that fit what was written, best first
  std::string rule;  ///< the article that decides, such as "FMJD Annex 1, article 4.13" or "FMJD 6.1"
};

/// How many findings of one game are kept at most; what a game of nothing but faults has beyond these is not told. It
/// bounds what a crafted game can make anybody hold in memory.
inline constexpr std::size_t most_findings_of_a_game = 20'000;

/// Whether a game with these findings has room for one more. Errors find room longer, so that none is lost behind
/// notes.
[[nodiscard]] bool has_room_for(Severity severity, const std::vector<Diagnostic>& findings) noexcept;

/// A finding with its code's default severity.
[[nodiscard]] Diagnostic make_diagnostic(DiagnosticCode code, SourceSpan span, std::string message = {},
                                         std::string hint = {});

}  // namespace draughts
