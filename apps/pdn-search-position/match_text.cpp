// A line a match, as grep's users expect: the place first.
#include <fmt/format.h>

#include "common/text_width.hpp"
#include "pdn-search-position/match.hpp"

namespace pdn::cli {
namespace {

/// `22-25,30`: plies in a row as a range.
std::string ranges(const std::vector<std::uint32_t>& plies) {
  std::string text;
  for (std::size_t first = 0; first < plies.size();) {
    std::size_t last = first;
    while (last + 1 < plies.size() && plies[last + 1] == plies[last] + 1) ++last;
    if (!text.empty()) text += ',';
    text += last == first ? fmt::format("{}", plies[first]) : fmt::format("{}-{}", plies[first], plies[last]);
    first = last + 1;
  }
  return text;
}

/// The players, or the event; what is known of it.
std::string title(const Match& match) {
  std::string text;
  const auto add = [&](const std::string& more) {
    if (more.empty()) return;
    if (!text.empty()) text += ", ";
    text += more;
  };
  if (!match.white.empty() || !match.black.empty())
    add(fmt::format("{} – {}", match.white.empty() ? "?" : match.white, match.black.empty() ? "?" : match.black));
  add(match.event);
  add(match.date);
  return text;
}

class MatchText final : public MatchWriter {
 public:
  MatchText(std::ostream& out, const std::vector<Sought>& all) : out_(out), all_(all) {}

  void write(const Match& match) override {
    std::string text = fmt::format("{}:{}: game {} ply {}", match.file, match.line, match.game, ranges(match.plies));
    if (!match.variation.empty()) text += fmt::format(" in variation {}", fmt::join(match.variation, "."));
    if (!match.next.front().empty()) text += " next " + match.next.front();
    if (match.turned) text += " (colours swapped)";
    if (all_.size() > 1) text += fmt::format(" [{}]", all_[match.sought].name());
    if (const std::string about = title(match); !about.empty()) text += "  " + about;
    if (!match.result.empty()) text += "  " + match.result;
    out_ << printable(text) << '\n';
  }

  void count(const Sought& sought, std::uint64_t matches) override {
    if (all_.size() > 1)
      out_ << matches << '\t' << printable(sought.name()) << '\n';
    else
      out_ << matches << '\n';
  }

  void finish(const SearchSummary&) override {}

 private:
  std::ostream& out_;
  const std::vector<Sought>& all_;
};

}  // namespace

std::unique_ptr<MatchWriter> make_match_text(std::ostream& out, const std::vector<Sought>& all) {
  return std::make_unique<MatchText>(out, all);
}

}  // namespace pdn::cli
