// Rule to diagnostic: what is wrong when a rule that must match does not. The one place where the grammar throws; the
// reader catches it at once.
#pragma once

#include <tao/pegtl/normal.hpp>

#include "draughts/game/diagnostic_code.hpp"
#include "pdn.hpp"

namespace pdn {

/// A token that begins like something and does not go on like it.
struct Fault {
  draughts::DiagnosticCode code;
  const char* expected;  ///< what could have stood there; null where the code's own text says it all
};

/// What a missing rule means; rules that are never demanded have none, and demanding them does not compile.
template <typename Rule>
struct Expected;

/// A bracket that is never closed: the code's own text says it all.
template <draughts::DiagnosticCode code>
struct NeverClosed {
  static constexpr Fault fault{code, nullptr};
};

template <>
struct Expected<grammar::CommentBody> : NeverClosed<draughts::DiagnosticCode::unterminated_comment> {};
template <>
struct Expected<grammar::CommentEnd> : NeverClosed<draughts::DiagnosticCode::unterminated_comment> {};
template <>
struct Expected<grammar::SetupFen> : NeverClosed<draughts::DiagnosticCode::unterminated_setup> {};
template <>
struct Expected<grammar::SetupEnd> : NeverClosed<draughts::DiagnosticCode::unterminated_setup> {};

template <>
struct Expected<grammar::SetupBegin> {
  static constexpr Fault fault{draughts::DiagnosticCode::syntax, "FEN \"...\" behind the /"};
};
template <>
struct Expected<grammar::GlyphNumber> {
  static constexpr Fault fault{draughts::DiagnosticCode::syntax, "a number behind the $"};
};

/// PEGTL's control with faults for errors.
template <typename Rule>
struct Control : tao::pegtl::normal<Rule> {
  template <typename ParseInput, typename... States>
  [[noreturn]] static void raise(const ParseInput& /*unused*/, States&&... /*unused*/) {
    throw Expected<Rule>::fault;
  }
};

}  // namespace pdn
