// The text of a `{…}` comment as a PEGTL rule. Comments may be of any length, so their end is searched for, not parsed;
// and one that was never closed must not swallow the games behind it.
#pragma once

#include <tao/pegtl/contrib/analyze_traits.hpp>
#include <tao/pegtl/type_list.hpp>

namespace pdn {

/// Where a comment's text ends.
struct CommentReach {
  const char* close{};     ///< its `}`; null when there is none
  bool searched_to_end{};  ///< more text could bring a `}`
};

/// Looks for the `}` of the comment whose text begins at `begin`. A `}` belongs to the comment unless a game's
/// beginning lies between, and behind that either another `{` comes first, or 64 KiB of text without a `}`.
[[nodiscard]] CommentReach find_comment_end(const char* begin, const char* end) noexcept;

namespace grammar {

/// Everything up to a comment's `}`; fails where there is none.
struct CommentBody {
  using rule_t = CommentBody;
  using subs_t = tao::pegtl::empty_list;

  template <typename ParseInput>
  [[nodiscard]] static bool match(ParseInput& in) {
    const CommentReach reach = find_comment_end(in.current(), in.end());
    if (reach.searched_to_end) in.ask_behind_end();
    if (reach.close == nullptr) return false;
    in.go_to(reach.close);
    return true;
  }
};

}  // namespace grammar
}  // namespace pdn

namespace tao::pegtl {

template <typename Name>
struct analyze_traits<Name, pdn::grammar::CommentBody> : analyze_opt_traits<> {};

}  // namespace tao::pegtl
