// GameBuilder's part for tags: their form, and the values that the reader itself understands.
#include <algorithm>
#include <span>
#include <utility>

#include "characters.hpp"
#include "draughts/game/reading.hpp"
#include "draughts/rules/variant_facts.hpp"
#include "found_text.hpp"
#include "game_builder.hpp"
#include "pdn/fen_text.hpp"
#include "pdn/game_type_text.hpp"
#include "pdn/time_control_text.hpp"
#include "score_text.hpp"

namespace pdn {

using draughts::DiagnosticCode;
using draughts::Severity;

namespace {

bool is_identifier(std::string_view name) noexcept {
  return !name.empty() && is_upper(name.front()) && std::ranges::all_of(name, is_name_byte);
}

// Is there a quote that no backslash escapes, or a backslash that escapes the quote behind the value?
bool is_misquoted(std::string_view value) noexcept {
  for (std::size_t at = 0; at < value.size(); ++at) {
    if (value[at] == '"') return true;
    if (value[at] == '\\' && ++at == value.size()) return true;
  }
  return false;
}

// No header is so long that a name behind this many tags would tell where the next one begins.
constexpr std::size_t most_compared = 256;

// What the names of all tags about time controls begin with.
constexpr std::string_view time_control = "TimeControl";

// A longer Result is a text, and no token of the moves.
constexpr std::size_t longest_result = 40;

// The forms of 2009 to 2014 had no digit behind the notation, or another one than today, and other invert flags.
bool is_old_form(const draughts::GameTypeTag& type) noexcept {
  if (!type.fields) return false;
  if (!type.fields->corner && type.fields->notation != draughts::NotationKind::san) return true;
  const auto is_its_page = [&](const draughts::VariantFacts& page) { return has_number(type, page.game_type); };
  const auto fields_of_page = [](const draughts::VariantFacts& page) { return draughts::fields_of(page.numbering); };
  const auto same_but_for_digits = [&](const draughts::VariantFacts& page) {
    draughts::GameTypeFields fields = fields_of_page(page);
    fields.corner = type.fields->corner;
    fields.inverted = type.fields->inverted;
    return is_its_page(page) && fields == type.fields;
  };
  const auto same = [&](const draughts::VariantFacts& page) {
    return is_its_page(page) && fields_of_page(page) == type.fields;
  };
  const auto pages = draughts::variant_facts();
  return std::ranges::any_of(pages, same_but_for_digits) && std::ranges::none_of(pages, same);
}

}  // namespace

void GameBuilder::close_tag(Bytes whole, bool has_value, TagForm form) noexcept {
  tag_.whole = whole;
  tag_.has_value = has_value;
  tag_.form = form;
  if (form == TagForm::standard) return;
  while (is_blank(tag_.name.end[-1])) --tag_.name.end;
  if (form == TagForm::unclosed) return trim_cut_value();
  if (form == TagForm::loose && has_value && is_misquoted(tag_.value.view())) tag_.form = TagForm::misquoted;
  if (!has_value) split_unquoted_value();
}

// `[White "Jansen`, up to the end of the line, and perhaps with its closing quote. A value that was noted by a form
// that did not fit in the end lies elsewhere.
void GameBuilder::trim_cut_value() noexcept {
  tag_.has_value = tag_.value.begin >= tag_.name.end && tag_.value.end == tag_.whole.end;
  if (!tag_.has_value) return;
  while (tag_.value.end != tag_.value.begin && is_blank(tag_.value.end[-1])) --tag_.value.end;
  if (tag_.value.end != tag_.value.begin && tag_.value.end[-1] == '"') --tag_.value.end;
}

// `[Event Club]`: the first word is the name.
void GameBuilder::split_unquoted_value() noexcept {
  const std::string_view name = tag_.name.view();
  const std::size_t blank = name.find_first_of(" \t");
  if (blank == std::string_view::npos) return;
  tag_.value = {tag_.name.begin + name.find_first_not_of(" \t", blank), tag_.name.end};
  tag_.name.end = tag_.name.begin + blank;
  tag_.has_value = true;
  tag_.form = TagForm::unquoted;
}

bool GameBuilder::header_has(std::string_view name) const noexcept {
  const auto header = std::span(game_.tags).first(std::min(header_tags_, most_compared));
  return std::ranges::any_of(header, [&](const draughts::Tag& tag) { return game_.slice(tag.name) == name; });
}

// Does a tag of this name, first on its line, begin another header? Event does, and whatever this header began with.
bool GameBuilder::repeats_header(std::string_view name) const noexcept {
  if (game_.tags.empty()) return false;
  return (name == "Event" && has_event_) || game_.slice(game_.tags.front().name) == name;
}

void GameBuilder::add_tag(bool late) {
  const draughts::Span none = span({tag_.name.end, tag_.name.end});
  game_.tags.push_back({span(tag_.name), tag_.has_value ? span(tag_.value) : none, tag_.has_value});
  header_tags_ += late ? 0 : 1;
  has_event_ = has_event_ || tag_.name.view() == "Event";
  if (late) {
    add(draughts::EventKind::late_tag, tag_.whole, static_cast<std::uint32_t>(game_.tags.size() - 1));
    find(DiagnosticCode::late_tag, tag_.whole);
  }
  if (tag_.form != TagForm::standard) report_tag_form();
  read_tag_value(late);
}

void GameBuilder::report_tag_form() {
  switch (tag_.form) {
    case TagForm::standard:
      return;
    case TagForm::unclosed:
      return find(DiagnosticCode::unterminated_tag, {tag_.whole.begin, tag_.whole.begin + 1},
                  "the tag that opens here is not closed on its line");
    case TagForm::misquoted:
      return report_repair(R"(a " or \ inside the value, expected \" or \\; repaired)");
    case TagForm::half_quoted:
      return report_repair("no \" behind the tag's value, expected \"]; repaired");
    case TagForm::unquoted:
      return report_repair("a value without quotes, expected [Name \"value\"]; repaired");
    case TagForm::stray:
      return find(DiagnosticCode::tag_form, tag_.whole,
                  "found " + shown(found_token(behind_value(), tag_.whole.end)) + " behind the value, expected ]");
    case TagForm::curly_quotes:
      return find(DiagnosticCode::tag_form, tag_.whole, "typographic quotes around the tag's value, expected \"");
    case TagForm::loose:
      if (!tag_.has_value)
        return find(DiagnosticCode::tag_form, tag_.whole, "a tag without a value, expected [Name \"value\"]");
      if (!is_identifier(tag_.name.view()))
        find(DiagnosticCode::tag_form, tag_.name,
             "a tag's name out of form, expected a capital letter, then letters, digits and _");
  }
}

void GameBuilder::report_repair(std::string message) {
  find(DiagnosticCode::tag_form, Severity::warning, tag_.value, std::move(message));
}

// The first byte that is not blank behind the value's closing quote.
const char* GameBuilder::behind_value() const noexcept {
  const char* at = tag_.value.end + 1;
  while (is_blank(*at)) ++at;
  return at;
}

void GameBuilder::read_tag_value(bool late) {
  const std::string_view name = tag_.name.view();
  const bool is_time_control = name.substr(0, time_control.size()) == time_control;
  if (!tag_.has_value || !(is_time_control || name == "Result" || name == "FEN" || name == "GameType")) return;
  const std::string_view value = trimmed(tag_.value.view());
  if (value.empty()) return;
  if (name == "Result") return read_result(value);
  if (name == "FEN") {
    if (late || game_.start_setup) return;
    game_.start_setup = static_cast<std::uint32_t>(game_.setups.size());
    read_fen(tag_.value);
  } else if (name == "GameType") {
    read_game_type(value);
  } else {
    read_time_control(name.substr(time_control.size()), value);
  }
}

// The first one of a kind counts.
void GameBuilder::read_time_control(std::string_view whose, std::string_view value) {
  draughts::TimeControls& controls = game_.time_controls;
  auto* control = whose.empty()      ? &controls.both
                  : whose == "White" ? &controls.white
                  : whose == "Black" ? &controls.black
                                     : nullptr;
  if (control == nullptr) return;
  const auto read = parse_time_control(value);
  if (!read)
    find(DiagnosticCode::bad_tag_value, tag_.value,
         "not a time control, which is ?, -, or periods such as 40/7200:3600, 300+2 or *120");
  if (!*control) *control = read;
}

void GameBuilder::read_result(std::string_view value) noexcept {
  if (value != "*" && value.size() <= longest_result && !is_usual_result(value)) odd_result_ = value;
}

void GameBuilder::read_game_type(std::string_view value) {
  if (value == "?") return;  // unknown, says PDN
  KnownGameType& known = memory_.game_type;
  if (known.value != value) {
    known = {std::string(value), pdn::read_game_type(value), false};
    known.old_form = known.reading.tag && is_old_form(*known.reading.tag);
  }
  if (!known.reading.fault.empty()) find(DiagnosticCode::bad_tag_value, tag_.value, known.reading.fault);
  if (!game_.game_type) game_.game_type = known.reading.tag;
  if (known.old_form) find(DiagnosticCode::game_type_form, tag_.value);
}

void GameBuilder::read_fen(Bytes fen) {
  if (memory_.spare_setups.empty()) {
    game_.setups.emplace_back();
  } else {
    game_.setups.push_back(std::move(memory_.spare_setups.back()));
    memory_.spare_setups.pop_back();
  }
  draughts::WrittenSetup& setup = game_.setups.back();
  parse_fen(fen.view(), {span(fen).offset, game_.offset}, setup, game_.findings);
  setup_bytes_ += sizeof(setup) + setup.setup.pieces.capacity() * sizeof(draughts::SetupPiece) +
                  setup.piece_spans.capacity() * sizeof(draughts::Span);
}

}  // namespace pdn
