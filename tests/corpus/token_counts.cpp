#include "token_counts.hpp"

#include <array>
#include <functional>
#include <regex>

namespace token_counts {
namespace {

using Count = std::function<void(TokenCounts&, const std::smatch&)>;

/// One line of the table: what a token looks like, and what it counts as.
struct Token {
  std::regex expression;
  Count count;
};

const std::string square = "(?:[a-lA-L](?:1[0-2]|[1-9])|0?[1-9][0-9]?)";

const std::array<Token, 11>& table() {
  static const std::array<Token, 11> tokens{
      Token{std::regex(R"([ \t\r\n\x1a]+|\\r)"), [](TokenCounts&, const std::smatch&) {}},
      {std::regex(R"(\[[ \t]*([^\s"\]]+)[ \t]*\"((?:\\.|[^"\\\r\n])*)\"[ \t]*\])"),
       [](TokenCounts& counts, const std::smatch& match) { counts.tags += match[2].length() > 0 ? 1 : 0; }},
      {std::regex(R"(/[ \t]*FEN[ \t]*"[^"]*"[ \t]*/)"),
       [](TokenCounts& counts, const std::smatch&) { ++counts.setups; }},
      {std::regex(R"(\$[0-9]+)"), [](TokenCounts& counts, const std::smatch&) { ++counts.nags; }},
      {std::regex(R"(\([!?]+\)|[!?]+)"), [](TokenCounts& counts, const std::smatch&) { ++counts.strengths; }},
      {std::regex(R"(\()"), [](TokenCounts& counts, const std::smatch&) { ++counts.variations; }},
      {std::regex(R"(\))"), [](TokenCounts&, const std::smatch&) {}},
      {std::regex(R"((?:\*|2-0|1-1|0-2|1-0|0-1|0-0|1/2-1/2)(?![0-9]))"), [](TokenCounts&, const std::smatch&) {}},
      {std::regex(R"([0-9]+[ \t]*\.(?:\.\.)?(?:[ \t]*\.\.\.)?)"), [](TokenCounts&, const std::smatch&) {}},
      {std::regex(square + R"((?:[ \t]*[-x:][ \t]*)" + square + ")+"),
       [](TokenCounts& counts, const std::smatch&) { ++counts.moves; }},
      {std::regex("[a-l][0-9]+[a-l][0-9]+"), [](TokenCounts& counts, const std::smatch&) { ++counts.moves; }},
  };
  return tokens;
}

/// A comment's end, behind its brace; npos where it has none.
std::size_t end_of_comment(const std::string& text, std::size_t begin) {
  const std::size_t brace = text.find('}', begin);
  return brace == std::string::npos ? brace : brace + 1;
}

void count_comment(TokenCounts& counts, const std::string& comment) {
  ++counts.comments;
  for (const char byte : comment)
    if (byte != '\r') counts.comment_bytes += byte;
}

}  // namespace

Counted count_tokens(const std::string& text) {
  Counted result;
  std::size_t at = text.starts_with("\xEF\xBB\xBF") ? 3 : 0;
  while (at < text.size()) {
    if (text[at] == '{') {
      const std::size_t end = end_of_comment(text, at);
      if (end == std::string::npos) break;
      count_comment(result.counts, text.substr(at + 1, end - at - 2));
      at = end;
      continue;
    }
    std::smatch match;
    const auto begin = text.begin() + static_cast<std::ptrdiff_t>(at);
    const auto stop = begin + static_cast<std::ptrdiff_t>(std::min<std::size_t>(text.size() - at, 4096));
    const Token* found = nullptr;
    for (const Token& token : table()) {
      if (!std::regex_search(begin, stop, match, token.expression, std::regex_constants::match_continuous)) continue;
      found = &token;
      break;
    }
    if (found == nullptr) break;
    found->count(result.counts, match);
    at += static_cast<std::size_t>(match.length());
  }
  if (at < text.size()) result.stuck_at = text.substr(at, 60);
  return result;
}

}  // namespace token_counts
