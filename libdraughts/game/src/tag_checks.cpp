// Tags by themselves: names, presence, form of the values. A well-formed game passes without a copy of anything.
#include "tag_checks.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <string>

#include "draughts/game/tag_values.hpp"

namespace draughts {
namespace {

using Findings = std::vector<Diagnostic>;

bool is_unknown(std::string_view value) {
  return value.empty() || value == "?" || value == "-";
}

std::string_view trimmed(std::string_view text) {
  const std::size_t first = text.find_first_not_of(" \t");
  if (first == std::string_view::npos) return {};
  return text.substr(first, text.find_last_not_of(" \t") - first + 1);
}

std::string_view player(const TagTable& tags, KnownTag colour) {
  const std::string_view name = trimmed(tags.value(colour));
  return is_unknown(name) ? std::string_view() : name;
}

void check_roster(const TagTable& tags, Findings& findings) {
  if (player(tags, KnownTag::white).empty() && player(tags, KnownTag::black).empty()) return;
  std::string missing;
  for (std::size_t index = 0; index < roster_tags; ++index) {
    const auto tag = static_cast<KnownTag>(index);
    if (tags.find(tag) != nullptr) continue;
    if (!missing.empty()) missing += ", ";
    missing += name_of(tag);
  }
  if (missing.empty()) return;
  const Game& game = tags.game();
  findings.push_back(make_diagnostic(DiagnosticCode::missing_tag, game.in_source(game.tags.front().name),
                                     fmt::format("tags missing: {}", missing),
                                     "write them with ? for what is unknown"));
}

void check_duplicate(const Game& game, const Tag& tag, Findings& findings) {
  // Far behind, only tags that stand close are compared: no header that people write is so long.
  constexpr std::ptrdiff_t compared = 1000;
  const std::string_view name = game.slice(tag.name);
  const Tag* const end = &tag;
  const Tag* const begin = end - std::min(compared, end - game.tags.data());
  const auto same = [&](const Tag& other) { return game.slice(other.name) == name; };
  if (std::none_of(begin, end, same)) return;
  findings.push_back(make_diagnostic(DiagnosticCode::duplicate_tag, game.in_source(tag.name),
                                     fmt::format("{} stands twice; the first one counts", tag_text(game, name)),
                                     "keep the right one"));
}

void check_foreign(const Game& game, const Tag& tag, Findings& findings) {
  const std::string_view name = game.slice(tag.name);
  const auto standard = standard_tag_name(name);
  if (!standard) return;
  findings.push_back(make_diagnostic(DiagnosticCode::foreign_tag, game.in_source(tag.name),
                                     fmt::format("{} is read as {}", tag_text(game, name), *standard),
                                     fmt::format("write {}", *standard)));
}

Diagnostic& report_value(const Game& game, const Tag& tag, std::string_view expected, Findings& findings) {
  findings.push_back(make_diagnostic(
      DiagnosticCode::bad_tag_value, game.in_source(tag.value),
      fmt::format("{} \"{}\" is not {}", game.slice(tag.name), tag_text(game, game.slice(tag.value)), expected)));
  return findings.back();
}

void check_date(const Game& game, const Tag& tag, Findings& findings) {
  const auto [form, date] = read_date(game.slice(tag.value));
  if (form == ValueForm::standard) return;
  Diagnostic& finding = report_value(game, tag, "a date YYYY.MM.DD", findings);
  if (form == ValueForm::unreadable) {
    finding.hint = "write ?? for a part that is unknown";
    return;
  }
  const auto part = [](unsigned value, std::size_t width) {
    return value == 0 ? std::string(width, '?') : fmt::format("{:0{}}", value, width);
  };
  finding.severity = Severity::note;
  finding.hint = fmt::format("write {}.{}.{}", part(date.year, 4), part(date.month, 2), part(date.day, 2));
}

void check_value(const Game& game, const Tag& tag, KnownTag kind, Findings& findings) {
  const std::string_view value = game.slice(tag.value);
  switch (kind) {
    case KnownTag::date:
    case KnownTag::event_date:
    case KnownTag::utc_date:
    case KnownTag::publication_date:
      return check_date(game, tag, findings);
    case KnownTag::time:
    case KnownTag::utc_time:
    case KnownTag::white_time:
    case KnownTag::black_time:
      if (!is_unknown(value) && !read_time(value)) report_value(game, tag, "a time H:MM or H:MM:SS", findings);
      return;
    case KnownTag::white_rating:
    case KnownTag::black_rating:
    case KnownTag::ply_count:
      if (!is_unknown(value) && !read_number(value)) report_value(game, tag, "a number", findings);
      return;
    default:
      return;
  }
}

/// Where every tag is the first of its name, what each of them is needn't be looked up again.
void check_first_tags(const TagTable& tags, Findings& findings) {
  for (std::size_t index = 0; index < known_tags; ++index) {
    const auto kind = static_cast<KnownTag>(index);
    const Tag* const tag = tags.find(kind);
    if (tag != nullptr && tag->has_value) check_value(tags.game(), *tag, kind, findings);
  }
}

void check_all_tags(const TagTable& tags, Findings& findings) {
  const Game& game = tags.game();
  for (const Tag& tag : game.tags) {
    if (!has_room_for(Severity::note, findings)) return;
    const auto kind = tags.kind(tag);
    if (kind && tags.find(*kind) == &tag) {
      if (tag.has_value) check_value(game, tag, *kind, findings);
      continue;
    }
    check_duplicate(game, tag, findings);
    if (!kind) check_foreign(game, tag, findings);
  }
}

void check_players(const TagTable& tags, Findings& findings) {
  const std::string_view white = player(tags, KnownTag::white);
  if (white.empty() || white != player(tags, KnownTag::black)) return;
  const Game& game = tags.game();
  findings.push_back(make_diagnostic(DiagnosticCode::same_player, game.in_source(tags.find(KnownTag::black)->value),
                                     fmt::format("\"{}\" plays both White and Black", tag_text(game, white)),
                                     "check the names in the tags White and Black"));
}

void check_setup_tag(const TagTable& tags, Findings& findings) {
  if (tags.value(KnownTag::setup) != "1" || tags.find(KnownTag::fen) != nullptr || tags.game().start_setup) return;
  findings.push_back(make_diagnostic(DiagnosticCode::setup_tag, tags.game().in_source(tags.find(KnownTag::setup)->name),
                                     "SetUp \"1\" promises a FEN, but there is none",
                                     "add the FEN tag, or drop SetUp"));
}

}  // namespace

void check_tags(const TagTable& tags, std::vector<Diagnostic>& findings) {
  if (tags.game().tags.empty()) return;
  check_roster(tags, findings);
  if (tags.are_all_first()) {
    check_first_tags(tags, findings);
  } else {
    check_all_tags(tags, findings);
  }
  check_players(tags, findings);
  check_setup_tag(tags, findings);
}

}  // namespace draughts
