// A small source with findings in it, for the tests of reports.
#pragma once

#include <algorithm>
#include <memory>
#include <stdexcept>
#include <string>
#include <string_view>

#include "common/report.hpp"
#include "draughts/source/memory_source.hpp"
#include "draughts/source/window.hpp"

namespace sample {

/// A text as a file, with the places of its bytes.
class Source {
 public:
  explicit Source(std::string text, std::string name = "cup.pdn")
      : text_(std::move(text)), bytes_(text_), window_(bytes_), locator_(window_), file_{std::move(name), &locator_} {}

  [[nodiscard]] const pdn::cli::FileContext& file() const { return file_; }

  /// The span of the first occurrence of `part` behind `from`.
  [[nodiscard]] draughts::SourceSpan span_of(std::string_view part, std::size_t from = 0) const {
    const std::size_t offset = text_.find(part, from);
    if (offset == std::string::npos) throw std::logic_error("the sample has no such text");
    return {offset, static_cast<std::uint32_t>(part.size())};
  }

 private:
  class WindowLocator final : public pdn::cli::Locator {
   public:
    explicit WindowLocator(const draughts::Window& window) : window_(window) {}
    draughts::Place locate(std::uint64_t offset, draughts::Encoding encoding) const override {
      return window_.locate(offset, encoding);
    }

   private:
    const draughts::Window& window_;
  };

  std::string text_;
  draughts::MemorySource bytes_;
  draughts::Window window_;
  WindowLocator locator_;
  pdn::cli::FileContext file_;
};

inline pdn::cli::GameContext game(std::uint64_t number = 41, std::string title = "Ivanov, I. – Jansen, J.",
                                  std::string round = "") {
  return {number, std::move(title), std::move(round), draughts::Encoding::utf_8};
}

/// A finding with its code's own severity and text.
inline draughts::Diagnostic diagnostic(draughts::DiagnosticCode code, draughts::SourceSpan span = {0, 1}) {
  draughts::Diagnostic result;
  result.code = code;
  result.severity = draughts::facts_of(code).severity;
  result.span = span;
  return result;
}

inline pdn::cli::Finding finding(const Source& source, const pdn::cli::GameContext* game,
                                 const draughts::Diagnostic& diagnostic) {
  return {&source.file(), game, &diagnostic, diagnostic.severity, false, 0};
}

/// The setup after 1. 32-28 19-23, White to move.
inline draughts::Setup after_two_plies() {
  draughts::Setup setup;
  setup.turn = draughts::Colour::white;
  const auto put = [&](unsigned number, draughts::Colour colour) {
    setup.pieces.push_back({draughts::WrittenSquare::numeric(number), colour, false});
  };
  put(28, draughts::Colour::white);
  put(31, draughts::Colour::white);
  for (unsigned number = 33; number <= 50; ++number) put(number, draughts::Colour::white);
  for (unsigned number = 1; number <= 18; ++number) put(number, draughts::Colour::black);
  put(20, draughts::Colour::black);
  put(23, draughts::Colour::black);
  return setup;
}

/// 2. 37-32 where 28x19 is due. `source` holds the move.
inline draughts::Diagnostic must_capture(const Source& source) {
  draughts::Diagnostic result = diagnostic(draughts::DiagnosticCode::must_capture, source.span_of("37-32"));
  result.message = "white must capture: 28x19";
  result.hint = "28x19 is the only legal move (FMJD Annex 1, article 4.2)";
  result.rule = "FMJD Annex 1, article 4.2";
  result.ply = 3;
  result.board = draughts::BoardContext{after_two_plies(), "1... 19-23", {"28x19"}};
  return result;
}

}  // namespace sample
