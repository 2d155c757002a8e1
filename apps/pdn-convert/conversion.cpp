#include "pdn-convert/conversion.hpp"

#include <algorithm>
#include <string_view>
#include <utility>

#include "common/game_context.hpp"
#include "draughts/game/rotation.hpp"
#include "draughts/game/single_lines.hpp"
#include "draughts/game/strength.hpp"
#include "draughts/source/encoding.hpp"

namespace pdn::cli {
namespace {

/// Memory for a text that stays from game to game.
constexpr std::size_t most_kept = std::size_t{1} << 20;

/// Whether the game's text ends in a comment that nothing closes: it would run on into the next game.
bool ends_in_comment(const draughts::Game& game) {
  return std::ranges::any_of(game.findings, [&](const draughts::Diagnostic& finding) {
    return finding.code == draughts::DiagnosticCode::unterminated_comment &&
           game.text.find('}', finding.span.offset - game.offset) == std::string_view::npos;
  });
}

/// The game's bytes as UTF-8, and what parts it from the next one.
std::string raw_text(const draughts::Game& game) {
  std::string text = draughts::to_utf_8(game.text, game.encoding);
  if (ends_in_comment(game)) text += '}';
  if (game.ending == draughts::Ending::none) text += "\n*";
  return text + "\n\n";
}

}  // namespace

ConversionCount& ConversionCount::operator+=(const ConversionCount& other) noexcept {
  files += other.files;
  games += other.games;
  selected += other.selected;
  broken += other.broken;
  dropped += other.dropped;
  too_large += other.too_large;
  errors += other.errors;
  return *this;
}

Conversion::Conversion(const ConvertOptions& options, GameWriter& writer, GameOutlet& outlet, Report& report)
    : options_(options), writer_(writer), outlet_(outlet), report_(report) {
  if (options.selection.where) selector_.emplace(*options.selection.where);
  if (options.unique || !options.sort.empty() || options.split) return;
  writer.hand_parts_to([this](std::string part) {
    FinishedGame begun;
    begun.text = std::move(part);
    writable_ = outlet_.take(std::move(begun)) && writable_;
  });
}

void Conversion::begin_file(const FileContext&) {
  ++count_.files;
}

bool Conversion::file_finding(const FileContext& file, const draughts::Diagnostic& finding) {
  ++count_.errors;
  report_.finding({&file, nullptr, &finding, finding.severity, false, 0});
  return true;
}

bool Conversion::game(const FileContext& file, const draughts::Game& game, const draughts::Judgement& judgement) {
  ++count_.games;
  const SelectionOptions& selection = options_.selection;
  if (selection.any() && is_selected(game, judgement) == selection.inverted)
    return selection.inverted || !selection.numbers || selection.numbers->reaches(count_.games + 1);
  ++count_.selected;
  if (!judgement.valid) report_errors(file, game, judgement);
  const BrokenChoice broken = judgement.valid ? BrokenChoice::comment : options_.broken.value_or(BrokenChoice::comment);
  if (broken == BrokenChoice::drop) {
    ++count_.dropped;
    return true;
  }
  transcriber_.transcribe(game, judgement, transcript_);
  if (writer_.tells_lines() || options_.unique)
    transcript_.line = file.locator->locate(game.offset, game.encoding).line;
  if (broken == BrokenChoice::raw) {
    finished_.text = raw_text(game);
    return hand_on(file, transcript_);
  }
  change(transcript_);
  return write_lines(file, transcript_);
}

bool Conversion::is_selected(const draughts::Game& game, const draughts::Judgement& judgement) const {
  if (options_.selection.numbers && !options_.selection.numbers->contains(count_.games)) return false;
  return !selector_ || selector_->selects({game, &judgement});
}

void Conversion::report_errors(const FileContext& file, const draughts::Game& game,
                               const draughts::Judgement& judgement) {
  ++count_.broken;
  const GameContext context = context_of(game);
  for (const draughts::Diagnostic& finding : judgement.diagnostics) {
    if (finding.severity != draughts::Severity::error) continue;
    ++count_.errors;
    if (finding.code == draughts::DiagnosticCode::game_too_large) ++count_.too_large;
    report_.finding({&file, &context, &finding, finding.severity, false, 0});
  }
  report_.end_game();
}

void Conversion::change(draughts::Transcript& transcript) {
  if (!options_.parts.all()) drop_parts(transcript, options_.parts);
  if (options_.style.glyphs == GlyphChoice::signs) draughts::nags_to_signs(transcript);
  if (options_.style.glyphs == GlyphChoice::nags) draughts::signs_to_nags(transcript);
  if (options_.rotate) draughts::rotate(transcript);
  if (options_.fen_comments) fen_comments_.add_to(transcript, options_.style);
}

bool Conversion::write_lines(const FileContext& file, const draughts::Transcript& transcript) {
  bool wanted = true;
  const auto write = [&](const draughts::Transcript& line) {
    if (!wanted) return;
    finished_.text.clear();
    writer_.write(line, file.name, finished_.text);
    wanted = hand_on(file, line);
  };
  if (options_.split_variations)
    draughts::for_each_line(transcript, write);
  else
    write(transcript);
  return wanted;
}

bool Conversion::hand_on(const FileContext& file, const draughts::Transcript& transcript) {
  if (options_.unique || !options_.sort.empty() || options_.split) {
    finished_.file = file.name;
    finished_.number = transcript.number;
    finished_.line = transcript.line;
    finished_.white = transcript.tag("White");
    finished_.black = transcript.tag("Black");
    if (options_.unique && options_.unique != Uniqueness::exact) finished_.key = draughts::move_key(transcript);
    finished_.sort_by.clear();
    for (const SortKey& key : options_.sort) finished_.sort_by.emplace_back(transcript.tag(key.tag));
    if (options_.split) finished_.split_by = transcript.tag(options_.split->tag);
  }
  const bool taken = outlet_.take(std::move(finished_));
  keep_little_memory();
  return taken && writable_;
}

/// A text that the outlet has left here is memory for the next one, unless it is large.
void Conversion::keep_little_memory() {
  if (finished_.text.capacity() > most_kept) finished_.text = std::string();
}

void Conversion::end_file(const FileContext&) {
  report_.end_file();
}

void Conversion::unreadable(const draughts::IoError& error) {
  unreadable_ = true;
  report_.unreadable(error);
}

ExitStatus Conversion::status() const noexcept {
  if (unreadable_) return ExitStatus::failure;
  const bool nothing = count_.games > 0 && count_.selected == 0;
  return count_.errors > 0 || nothing ? ExitStatus::findings : ExitStatus::clean;
}

}  // namespace pdn::cli
