// One table of spellings; spaces, signs and halves are brought to one form before it is asked.
#include "draughts/game/result.hpp"

#include <algorithm>
#include <array>
#include <string>
#include <utility>

namespace draughts {
namespace {

using enum Outcome;

struct Spelling {
  std::string_view text;
  Outcome outcome;
  std::optional<ResultStyle> style;  ///< nothing: exact in both
};

constexpr std::array spellings{
    Spelling{"2-0", white_wins, ResultStyle::two_points},
    Spelling{"0-2", black_wins, ResultStyle::two_points},
    Spelling{"1-1", draw, ResultStyle::two_points},
    Spelling{"1-0", white_wins, ResultStyle::one_point},
    Spelling{"0-1", black_wins, ResultStyle::one_point},
    Spelling{"1/2-1/2", draw, ResultStyle::one_point},
    Spelling{"0-0", both_lose, std::nullopt},
};

struct FormatSpelling {
  std::string_view format;
  std::string_view text;
  Outcome outcome;
};

constexpr std::array format_spellings{
    FormatSpelling{"Plus draw", "1+-1-", draw},
    FormatSpelling{"Plus draw", "1--1+", draw},
    FormatSpelling{"Delfts", "11/2-1/2", draw},
    FormatSpelling{"Delfts", "1/2-11/2", draw},
};

std::string replaced(std::string_view text, std::string_view from, std::string_view to) {
  std::string result;
  for (std::size_t at = text.find(from); at != std::string_view::npos; at = text.find(from)) {
    result.append(text.substr(0, at)).append(to);
    text.remove_prefix(at + from.size());
  }
  return result.append(text);
}

/// Without spaces, `:` as `-`, every half as `1/2`, dashes of typesetting as `-`.
std::string normalised(std::string_view text) {
  std::string plain(text);
  std::erase_if(plain, [](char letter) { return letter == ' ' || letter == '\t'; });
  using Replacement = std::pair<std::string_view, std::string_view>;
  for (const auto& [from, to] :
       {Replacement{"\u00bd", "1/2"}, {"\xbd", "1/2"}, {"0.5", "1/2"}, {"0,5", "1/2"}, {"\u2013", "-"}, {":", "-"}})
    plain = replaced(plain, from, to);
  return plain;
}

bool is_unknown(std::string_view plain) {
  return plain.empty() || plain == "*" || plain == "?" || plain == "-";
}

/// One side of a score of the "Goes" system, such as `1.01`, in hundredths.
std::optional<int> hundredths(std::string_view text) {
  if (text.size() != 4 || text[1] != '.') return std::nullopt;
  int value = 0;
  for (const char digit : {text[0], text[2], text[3]}) {
    if (digit < '0' || digit > '9') return std::nullopt;
    value = value * 10 + (digit - '0');
  }
  return value;
}

/// The "Goes" system: a pair of scores that add up to two points.
std::optional<Outcome> read_goes(std::string_view plain) {
  const std::size_t dash = plain.find('-');
  if (dash == std::string_view::npos) return std::nullopt;
  const auto white = hundredths(plain.substr(0, dash));
  const auto black = hundredths(plain.substr(dash + 1));
  if (!white || !black || *white + *black != 200) return std::nullopt;
  if (*white == 200) return white_wins;
  if (*black == 200) return black_wins;
  return draw;
}

std::optional<Outcome> read_with_format(std::string_view plain, std::string_view format) {
  if (format == "Goes") return read_goes(plain);
  const auto* found = std::ranges::find_if(format_spellings, [&](const FormatSpelling& spelling) {
    return spelling.format == format && spelling.text == plain;
  });
  if (found == format_spellings.end()) return std::nullopt;
  return found->outcome;
}

/// The outcome of a text that stands letter by letter in the table of its style.
std::optional<Outcome> exact(std::string_view text, std::optional<ResultStyle> style) {
  const auto* found = std::ranges::find(spellings, text, &Spelling::text);
  if (found == spellings.end()) return std::nullopt;
  const bool right_style = !style || !found->style || *style == *found->style;
  return right_style ? std::optional(found->outcome) : std::nullopt;
}

}  // namespace

std::string_view name_of(ResultSide side) noexcept {
  return side == ResultSide::white ? "white" : "first";
}

Outcome seen_from_white(Outcome outcome, ResultSide side, Colour first_mover) noexcept {
  if (side == ResultSide::white || first_mover == Colour::white) return outcome;
  if (outcome == white_wins) return black_wins;
  return outcome == black_wins ? white_wins : outcome;
}

ResultReading read_result(std::string_view text, std::optional<ResultStyle> style, std::string_view result_format) {
  if (text.empty() || text == "*" || text == "?") return {unknown, ResultForm::exact};
  if (const auto outcome = exact(text, style)) return {*outcome, ResultForm::exact};
  const std::string plain = normalised(text);
  if (is_unknown(plain)) return {unknown, ResultForm::understood};
  if (const auto outcome = read_with_format(plain, result_format)) return {*outcome, ResultForm::exact};
  const auto* found = std::ranges::find(spellings, plain, &Spelling::text);
  if (found == spellings.end()) return {other, ResultForm::foreign};
  return {found->outcome, ResultForm::understood};
}

std::string_view write_result(Outcome outcome, ResultStyle style) noexcept {
  if (outcome == both_lose) return "0-0";
  const auto* found = std::ranges::find_if(
      spellings, [&](const Spelling& spelling) { return spelling.outcome == outcome && spelling.style == style; });
  return found == spellings.end() ? std::string_view("*") : found->text;
}

}  // namespace draughts
