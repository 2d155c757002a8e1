// Drawing with a carriage return and "erase to the end of the line".
#include "common/progress_bar.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <utility>

#include "common/text_width.hpp"

namespace pdn::cli {
namespace {

constexpr auto redraw_interval = std::chrono::milliseconds(100);
constexpr std::size_t usual_width = 80;
constexpr std::size_t bar_cells = 20;
constexpr double mebibyte = 1024.0 * 1024.0;

std::string clock_text(double seconds) {
  const auto whole = static_cast<std::uint64_t>(seconds + 0.5);
  const std::uint64_t hours = whole / 3600;
  if (hours > 0) return fmt::format("{}:{:02}:{:02}", hours, whole / 60 % 60, whole % 60);
  return fmt::format("{}:{:02}", whole / 60, whole % 60);
}

/// The text's end, as much as fits, since a path tells most there.
std::string fitted_end(const std::string& text, std::size_t cells) {
  std::string_view rest = text;
  if (cells_of(rest) <= cells) return text;
  if (cells == 0) return {};
  while (cells_of(rest) > cells - 1) rest.remove_prefix(first_code_point(rest).bytes);
  return "…" + std::string(rest);
}

}  // namespace

std::string progress_text(const std::string& name, const draughts::ReadingProgress& progress, std::uint64_t games,
                          std::chrono::duration<double> elapsed, std::size_t width) {
  const double seconds = std::max(elapsed.count(), 1e-3);
  const double rate = static_cast<double>(progress.done) / seconds;
  std::string facts = fmt::format("{:.1f} MiB/s  {} games", rate / mebibyte, games);
  if (const auto fraction = draughts::progress_fraction(progress)) {
    const double done = std::clamp(*fraction, 0.0, 1.0);
    const auto full = static_cast<std::size_t>(done * static_cast<double>(bar_cells));
    const std::string left = done > 0 ? clock_text(seconds * (1 - done) / done) : std::string("?");
    facts = fmt::format("[{}{}] {:3.0f} %  {}  {} left", std::string(full, '='), std::string(bar_cells - full, ' '),
                        done * 100, facts, left);
  }
  const std::size_t used = cells_of(facts) + 2;
  if (used >= width) return fitted_end(facts, width);
  return fmt::format("{}  {}", fitted_end(printable(name), width - used), facts);
}

ProgressBar::ProgressBar(std::ostream& err, bool shown, std::size_t width)
    : err_(err), shown_(shown), width_(width == 0 ? usual_width : width) {}

void ProgressBar::begin_file(std::string name) {
  if (!shown_) return;
  name_ = std::move(name);
  begun_ = Clock::now();
  next_ = begun_ + redraw_interval;
}

void ProgressBar::update(const draughts::ByteSource& source, std::uint64_t games) {
  if (!shown_) return;
  const Clock::time_point now = Clock::now();
  if (now < next_) return;
  next_ = now + redraw_interval;
  err_ << '\r' << progress_text(name_, source.progress(), games, now - begun_, width_ - 1) << "\x1b[K" << std::flush;
  drawn_ = true;
}

void ProgressBar::hide() {
  if (!drawn_) return;
  err_ << "\r\x1b[K" << std::flush;
  drawn_ = false;
}

}  // namespace pdn::cli
