// The bar's text, and that it leaves nothing behind.
#include "common/progress_bar.hpp"

#include <catch2/catch.hpp>
#include <sstream>
#include <thread>

#include "common/text_width.hpp"
#include "draughts/source/memory_source.hpp"

using pdn::cli::progress_text;
using pdn::cli::ProgressBar;
using std::chrono::seconds;

TEST_CASE("the bar shows name, part done, rate, games and time left") {
  CHECK(progress_text("cup.pdn", {50 << 20, 200 << 20}, 812, seconds(10), 100) ==
        "cup.pdn  [=====               ]  25 %  5.0 MiB/s  812 games  0:30 left");
}

TEST_CASE("without a known size there is no bar, only rate and games") {
  CHECK(progress_text("(standard input)", {50 << 20, std::nullopt}, 812, seconds(10), 100) ==
        "(standard input)  5.0 MiB/s  812 games");
}

TEST_CASE("hours are told from an hour on") {
  const std::string text = progress_text("a", {1 << 20, std::uint64_t{7201} << 20}, 1, seconds(1), 100);
  CHECK(text.ends_with("2:00:00 left"));
}

TEST_CASE("the bar never is wider than the terminal, and keeps the end of the name") {
  for (const std::size_t width : {10U, 40U, 70U, 80U, 90U}) {
    const std::string text =
        progress_text("a/very/long/path/to/some/file.pdn", {1 << 20, 2 << 20}, 812, seconds(1), width);
    CAPTURE(width, text);
    CHECK(pdn::cli::cells_of(text) <= width);
  }
  CHECK(progress_text("a/very/long/path/to/some/file.pdn", {1 << 20, 2 << 20}, 812, seconds(1), 85)
            .starts_with("…path/to/some/file.pdn"));
}

TEST_CASE("a bar that is not shown writes nothing") {
  std::ostringstream err;
  const draughts::MemorySource source("text");
  ProgressBar bar(err, false, 80);
  bar.begin_file("a");
  std::this_thread::sleep_for(std::chrono::milliseconds(120));
  bar.update(source, 1);
  bar.hide();
  CHECK(err.str().empty());
}

TEST_CASE("a bar appears after a tenth of a second and is erased when hidden") {
  std::ostringstream err;
  const draughts::MemorySource source("text");
  ProgressBar bar(err, true, 80);
  bar.begin_file("a");
  bar.update(source, 1);
  CHECK(err.str().empty());
  std::this_thread::sleep_for(std::chrono::milliseconds(120));
  bar.update(source, 2);
  CHECK(err.str().find("2 games") != std::string::npos);
  bar.hide();
  CHECK(err.str().ends_with("\r\x1b[K"));
}
