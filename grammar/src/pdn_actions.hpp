// Rule to call: what the builder is told when a rule of the PDN grammar has matched.
#pragma once

#include <tao/pegtl/nothing.hpp>

#include "game_builder.hpp"
#include "pdn.hpp"

namespace pdn {

/// Rules without a line below have no action.
template <typename Rule>
struct Action : tao::pegtl::nothing<Rule> {};

/// An action that hands the rule's bytes to a member of the builder.
template <auto Member>
struct Tell {
  template <typename ActionInput>
  static void apply(const ActionInput& in, GameBuilder& builder) {
    (builder.*Member)({in.begin(), in.end()});
  }
};

/// The same for members that know where the token begins.
template <auto Member>
struct TellEnd {
  template <typename ActionInput>
  static void apply(const ActionInput& in, GameBuilder& builder) {
    (builder.*Member)(in.end());
  }
};

/// An action that notes the rule's bytes in the tag in hand.
template <auto Part>
struct NoteTag {
  template <typename ActionInput>
  static void apply(const ActionInput& in, GameBuilder& builder) {
    builder.tag().*Part = {in.begin(), in.end()};
  }
};

/// An action at the end of a tag.
template <bool has_value, TagForm form>
struct CloseTag {
  template <typename ActionInput>
  static void apply(const ActionInput& in, GameBuilder& builder) {
    builder.close_tag({in.begin(), in.end()}, has_value, form);
  }
};

// clang-format off
template <> struct Action<grammar::TagName>          : NoteTag<&TagParts::name> {};
template <> struct Action<grammar::LooseName>        : NoteTag<&TagParts::name> {};
template <> struct Action<grammar::TagValue>         : NoteTag<&TagParts::value> {};
template <> struct Action<grammar::RepairedValue>    : NoteTag<&TagParts::value> {};
template <> struct Action<grammar::EndlessValue>     : NoteTag<&TagParts::value> {};
template <> struct Action<grammar::CurlyValue>       : NoteTag<&TagParts::value> {};
template <> struct Action<grammar::LongValue>        : NoteTag<&TagParts::value> {};
template <> struct Action<grammar::CutValue>         : NoteTag<&TagParts::value> {};
template <> struct Action<grammar::PdnTag>           : CloseTag<true, TagForm::standard> {};
template <> struct Action<grammar::LooseTag>         : CloseTag<true, TagForm::loose> {};
template <> struct Action<grammar::StrayTag>         : CloseTag<true, TagForm::stray> {};
template <> struct Action<grammar::EndlessTag>       : CloseTag<true, TagForm::half_quoted> {};
template <> struct Action<grammar::CurlyTag>         : CloseTag<true, TagForm::curly_quotes> {};
template <> struct Action<grammar::LongTag>          : CloseTag<true, TagForm::loose> {};
template <> struct Action<grammar::ValuelessTag>     : CloseTag<false, TagForm::loose> {};
template <> struct Action<grammar::CutTag>           : CloseTag<true, TagForm::unclosed> {};

template <> struct Action<grammar::Number>           : Tell<&GameBuilder::number> {};
template <> struct Action<grammar::Dots>             : TellEnd<&GameBuilder::dots> {};
template <> struct Action<grammar::NumericHop>       : Tell<&GameBuilder::hop> {};
template <> struct Action<grammar::NumericHops>      : TellEnd<&GameBuilder::move> {};
template <> struct Action<grammar::FirstAlphaSquare> : Tell<&GameBuilder::first_square> {};
template <> struct Action<grammar::AlphaHop>         : Tell<&GameBuilder::algebraic_hop> {};
template <> struct Action<grammar::AlphaHops>        : TellEnd<&GameBuilder::move> {};
template <> struct Action<grammar::OddNumber>        : Tell<&GameBuilder::number> {};
template <> struct Action<grammar::Dash>             : Tell<&GameBuilder::odd_sign_between> {};
template <> struct Action<grammar::LastSquare>       : Tell<&GameBuilder::last_square> {};
template <> struct Action<grammar::LastAlphaSquare>  : Tell<&GameBuilder::last_square> {};
template <> struct Action<grammar::SpacedMove>       : TellEnd<&GameBuilder::spaced_move> {};
template <> struct Action<grammar::SpacedAlgebraic>  : TellEnd<&GameBuilder::spaced_move> {};
template <> struct Action<grammar::FirstTwoDigits>   : Tell<&GameBuilder::number> {};
template <> struct Action<grammar::LastTwoDigits>    : Tell<&GameBuilder::last_square> {};
template <> struct Action<grammar::BareMove>         : TellEnd<&GameBuilder::bare_move> {};
template <> struct Action<grammar::BareNumber>       : Tell<&GameBuilder::bare_number> {};
template <> struct Action<grammar::ContinuedHop>     : Tell<&GameBuilder::continued_hop> {};
template <> struct Action<grammar::NullMove>         : Tell<&GameBuilder::null_move> {};
template <> struct Action<grammar::Ellipsis>         : Tell<&GameBuilder::ellipsis> {};
template <> struct Action<grammar::OddResult>        : Tell<&GameBuilder::score> {};
template <> struct Action<grammar::Asterisk>         : Tell<&GameBuilder::asterisk> {};
template <> struct Action<grammar::Strength>         : Tell<&GameBuilder::strength> {};
template <> struct Action<grammar::BracedStrength>   : Tell<&GameBuilder::strength> {};
template <> struct Action<grammar::FmjdSign>         : Tell<&GameBuilder::fmjd_sign> {};
template <> struct Action<grammar::GlyphNumber>      : Tell<&GameBuilder::glyph> {};
template <> struct Action<grammar::CommentBody>      : Tell<&GameBuilder::comment> {};
template <> struct Action<grammar::LineComment>      : Tell<&GameBuilder::line_comment> {};
template <> struct Action<grammar::SetupFen>         : Tell<&GameBuilder::setup_fen> {};
template <> struct Action<grammar::Setup>            : Tell<&GameBuilder::setup> {};
template <> struct Action<grammar::VariationBegin>   : Tell<&GameBuilder::variation_begin> {};
template <> struct Action<grammar::VariationEnd>     : Tell<&GameBuilder::variation_end> {};
template <> struct Action<grammar::StrayBytes>       : Tell<&GameBuilder::stray> {};
template <> struct Action<grammar::ScriptLine>       : Tell<&GameBuilder::stray> {};
// clang-format on

}  // namespace pdn
