// What the grammars read from: memory, lazily tracked, that remembers whether anybody asked for a byte behind its end.
// A game that was read without asking is certain, whatever follows the text; one that asked may go on behind it.
#pragma once

#include <cstddef>
#include <string_view>
#include <tao/pegtl/memory_input.hpp>

namespace pdn {

/// PEGTL's memory input over a text that may continue elsewhere.
class Input : public tao::pegtl::memory_input<tao::pegtl::tracking_mode::lazy, tao::pegtl::eol::lf, const char*> {
  using Base = tao::pegtl::memory_input<tao::pegtl::tracking_mode::lazy, tao::pegtl::eol::lf, const char*>;

 public:
  explicit Input(std::string_view text) noexcept : Base(text.data(), text.data() + text.size(), "") {}

  // These shadow the base's, which rules call by name. The second one's argument is how many bytes a rule would like.
  [[nodiscard]] bool empty() const noexcept {
    if (!Base::empty()) [[likely]]
      return false;
    asked_behind_end_ = true;
    return true;
  }
  [[nodiscard]] std::size_t size(std::size_t wanted = 0) const noexcept {
    if (Base::size() < wanted) asked_behind_end_ = true;
    return Base::size();
  }

  [[nodiscard]] std::string_view rest() const noexcept { return {current(), Base::size()}; }

  /// For rules that look for something up to the end and don't find it.
  void ask_behind_end() const noexcept { asked_behind_end_ = true; }
  [[nodiscard]] bool asked_behind_end() const noexcept { return asked_behind_end_; }

  /// Goes on reading at a place of the text.
  void go_to(const char* place) noexcept { iterator() = place; }

 private:
  mutable bool asked_behind_end_ = false;
};

}  // namespace pdn
