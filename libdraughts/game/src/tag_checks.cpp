// Tags by themselves: names, presence, form of the values.
#include "tag_checks.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <string>

#include "draughts/game/tag_values.hpp"

namespace draughts {
namespace {

constexpr std::array<std::string_view, 7> roster{"Event", "Site", "Date", "Round", "White", "Black", "Result"};
constexpr std::array<std::string_view, 4> date_tags{"Date", "EventDate", "UTCDate", "PublicationDate"};
constexpr std::array<std::string_view, 4> time_tags{"Time", "UTCTime", "WhiteTime", "BlackTime"};
constexpr std::array<std::string_view, 3> number_tags{"WhiteRating", "BlackRating", "PlyCount"};

template <std::size_t N>
bool contains(const std::array<std::string_view, N>& names, std::string_view name) {
  return std::ranges::find(names, name) != names.end();
}

bool is_unknown(std::string_view value) {
  return value.empty() || value == "?" || value == "-";
}

std::string_view trimmed(std::string_view text) {
  const std::size_t first = text.find_first_not_of(" \t");
  if (first == std::string_view::npos) return {};
  return text.substr(first, text.find_last_not_of(" \t") - first + 1);
}

std::string player(const Game& game, std::string_view colour) {
  const std::string name(trimmed(text_of_tag(game, colour)));
  return is_unknown(name) ? std::string() : name;
}

void check_roster(const Game& game, std::vector<Diagnostic>& findings) {
  if (player(game, "White").empty() && player(game, "Black").empty()) return;
  std::string missing;
  const auto present = [&](std::string_view name) {
    return std::ranges::any_of(game.tags, [&](const Tag& tag) {
      const std::string_view written = game.slice(tag.name);
      return written == name || standard_tag_name(written) == name;
    });
  };
  for (const std::string_view name : roster)
    if (!present(name)) missing += missing.empty() ? std::string(name) : fmt::format(", {}", name);
  if (missing.empty()) return;
  findings.push_back(make_diagnostic(DiagnosticCode::missing_tag, game.in_source(game.tags.front().name),
                                     fmt::format("tags missing: {}", missing),
                                     "write them with ? for what is unknown"));
}

void check_names(const Game& game, std::vector<Diagnostic>& findings) {
  for (auto tag = game.tags.begin(); tag != game.tags.end(); ++tag) {
    const std::string_view name = game.slice(tag->name);
    const auto same = [&](const Tag& other) { return game.slice(other.name) == name; };
    if (std::any_of(game.tags.begin(), tag, same))
      findings.push_back(make_diagnostic(DiagnosticCode::duplicate_tag, game.in_source(tag->name),
                                         fmt::format("{} stands twice; the first one counts", tag_text(game, name)),
                                         "keep the right one"));
    if (const auto standard = standard_tag_name(name))
      findings.push_back(make_diagnostic(DiagnosticCode::foreign_tag, game.in_source(tag->name),
                                         fmt::format("{} is read as {}", tag_text(game, name), *standard),
                                         fmt::format("write {}", *standard)));
  }
}

void report_value(const Game& game, const Tag& tag, Severity severity, std::string_view expected,
                  std::vector<Diagnostic>& findings) {
  auto finding = make_diagnostic(
      DiagnosticCode::bad_tag_value, game.in_source(tag.value),
      fmt::format("{} \"{}\" is not {}", game.slice(tag.name), tag_text(game, game.slice(tag.value)), expected));
  finding.severity = severity;
  findings.push_back(std::move(finding));
}

void check_date(const Game& game, const Tag& tag, std::vector<Diagnostic>& findings) {
  const auto [form, date] = read_date(tag_text(game, game.slice(tag.value)));
  if (form == ValueForm::standard) return;
  const bool understood = form == ValueForm::understood;
  report_value(game, tag, understood ? Severity::note : Severity::warning, "a date YYYY.MM.DD", findings);
  if (!understood) {
    findings.back().hint = "write ?? for a part that is unknown";
    return;
  }
  const auto part = [](unsigned value, int width) {
    return value == 0 ? std::string(static_cast<std::size_t>(width), '?') : fmt::format("{:0{}}", value, width);
  };
  findings.back().hint = fmt::format("write {}.{}.{}", part(date.year, 4), part(date.month, 2), part(date.day, 2));
}

void check_value(const Game& game, const Tag& tag, std::vector<Diagnostic>& findings) {
  const std::string_view name = game.slice(tag.name);
  const std::string_view value = game.slice(tag.value);
  if (contains(date_tags, name)) {
    check_date(game, tag, findings);
  } else if (is_unknown(value)) {
    return;
  } else if (contains(time_tags, name) && !read_time(value)) {
    report_value(game, tag, Severity::warning, "a time H:MM or H:MM:SS", findings);
  } else if (contains(number_tags, name) && !read_number(value)) {
    report_value(game, tag, Severity::warning, "a number", findings);
  }
}

void check_players(const Game& game, std::vector<Diagnostic>& findings) {
  const std::string white = player(game, "White");
  if (white.empty() || white != player(game, "Black")) return;
  const auto black_tag = std::ranges::find_if(game.tags, [&](const Tag& tag) {
    const std::string_view name = game.slice(tag.name);
    return name == "Black" || standard_tag_name(name) == "Black";
  });
  findings.push_back(make_diagnostic(DiagnosticCode::same_player, game.in_source(black_tag->value),
                                     fmt::format("\"{}\" plays both White and Black", white),
                                     "check the names in the tags White and Black"));
}

void check_setup_tag(const Game& game, std::vector<Diagnostic>& findings) {
  if (game.start_setup || game.tag("FEN")) return;
  const auto setup = std::ranges::find_if(game.tags, [&](const Tag& tag) {
    const std::string_view name = game.slice(tag.name);
    return (name == "SetUp" || name == "Setup") && tag.has_value && game.slice(tag.value) == "1";
  });
  if (setup == game.tags.end()) return;
  findings.push_back(make_diagnostic(DiagnosticCode::setup_tag, game.in_source(setup->name),
                                     "SetUp \"1\" promises a FEN, but there is none",
                                     "add the FEN tag, or drop SetUp"));
}

}  // namespace

void check_tags(const Game& game, std::vector<Diagnostic>& findings) {
  if (game.tags.empty()) return;
  check_roster(game, findings);
  check_names(game, findings);
  for (const Tag& tag : game.tags)
    if (tag.has_value) check_value(game, tag, findings);
  check_players(game, findings);
  check_setup_tag(game, findings);
}

}  // namespace draughts
