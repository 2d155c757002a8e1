// How fast: recognising, reading and verifying the same random international games, interleaved so that a busy machine
// slows all of them alike; md5sum over the same bytes as a yardstick; perft of the start position; and verifying a
// quarter as much of every variant, against international games in the same run.
// Time is processor time, since on a busy machine the clock on the wall punishes the longer pass more.
//   pdn_bench [MB]      size of the generated collection, 16 without an argument
#include <fmt/format.h>
#include <sys/resource.h>

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "draughts/game/judge.hpp"
#include "draughts/rules/perft.hpp"
#include "draughts/rules/variants.hpp"
#include "pdn/reader.hpp"
#include "pdn/recognise.hpp"
#include "support/naive_variant.hpp"
#include "support/random_game.hpp"

namespace {

constexpr int runs = 9;

/// Processor time of this program and of those that it waited for, in seconds.
double processor_time() {
  double seconds = 0;
  for (const int who : {RUSAGE_SELF, RUSAGE_CHILDREN}) {
    rusage usage{};
    getrusage(who, &usage);
    for (const timeval& time : {usage.ru_utime, usage.ru_stime}) {
      seconds += static_cast<double>(time.tv_sec) + static_cast<double>(time.tv_usec) / 1e6;
    }
  }
  return seconds;
}

double seconds_of(const std::function<void()>& work) {
  const double begin = processor_time();
  work();
  return processor_time() - begin;
}

/// Ends the program when a measured pass did not do its work: its time would mean nothing.
void demand(bool done, const char* what) {
  if (done) return;
  std::fprintf(stderr, "pdn_bench: %s\n", what);
  std::exit(1);
}

/// Calls `each` with every game of the text and returns their number.
template <class Each>
std::size_t for_each_game(std::string_view text, Each each) {
  pdn::Reader reader;
  draughts::Game game;
  std::size_t games = 0;
  for (std::size_t offset = 0;;) {
    const pdn::ReadResult result = reader.read(text.substr(offset), true, offset, game);
    if (result.status != pdn::ReadStatus::game) return games;
    each(game);
    offset += result.consumed;
    ++games;
  }
}

void recognise(std::string_view text) {
  demand(pdn::recognise(text) == text.size(), "the grammar refused a generated game");
}

void read(std::string_view text) {
  std::size_t findings = 0;
  for_each_game(text, [&](const draughts::Game& game) { findings += game.findings.size(); });
  demand(findings == 0, "the reader complained about a generated game");
}

/// Reads and judges every game, by its tag if not told otherwise; returns the plies replayed.
std::size_t verify(std::string_view text, std::optional<draughts::Variant> variant = std::nullopt) {
  draughts::JudgeOptions options;
  options.variant = variant;
  draughts::Judge judge(options);
  draughts::Judgement judgement;
  std::size_t plies = 0;
  std::size_t invalid = 0;
  for_each_game(text, [&](const draughts::Game& game) {
    judge.judge(game, {}, judgement);
    plies += judgement.plies;
    invalid += judgement.valid ? 0 : 1;
  });
  demand(invalid == 0, "the judge accused a generated game");
  return plies;
}

/// A file with the text, gone when the value is.
class TemporaryFile {
 public:
  explicit TemporaryFile(std::string_view text) : path_(std::filesystem::temp_directory_path() / "pdn_bench.pdn") {
    std::ofstream(path_, std::ios::binary) << text;
  }
  TemporaryFile(const TemporaryFile&) = delete;
  TemporaryFile& operator=(const TemporaryFile&) = delete;
  ~TemporaryFile() { std::filesystem::remove(path_); }
  [[nodiscard]] const std::filesystem::path& path() const noexcept { return path_; }

 private:
  std::filesystem::path path_;
};

struct Measured {
  std::string name;
  std::function<void()> work;
  std::vector<double> seconds;

  [[nodiscard]] double median() const {
    std::vector<double> sorted = seconds;
    std::sort(sorted.begin(), sorted.end());
    return sorted[sorted.size() / 2];
  }
};

void measure_passes(const std::string& text) {
  const TemporaryFile file(text);
  const std::string md5sum = fmt::format("md5sum '{}' >/dev/null", file.path().string());
  std::size_t plies = 0;
  std::vector<Measured> passes{
      {"recognise", [&] { recognise(text); }, {}},
      {"read", [&] { read(text); }, {}},
      {"read and verify", [&] { plies = verify(text); }, {}},
      {"md5sum", [&] { demand(std::system(md5sum.c_str()) == 0, "md5sum failed"); }, {}},
  };
  for (int run = 0; run < runs; ++run) {
    for (Measured& pass : passes) pass.seconds.push_back(seconds_of(pass.work));
  }
  fmt::print("{:.1f} MB, {} plies; medians of {} interleaved runs\n", static_cast<double>(text.size()) / 1e6, plies,
             runs);
  for (const Measured& pass : passes) {
    fmt::print("{:<16} {:7.1f} MB/s {:7.1f} ns a ply {:6.2f} times recognise\n", pass.name,
               static_cast<double>(text.size()) / 1e6 / pass.median(), pass.median() * 1e9 / static_cast<double>(plies),
               pass.median() / passes.front().median());
  }
}

/// The games of one variant, and how they are verified.
struct Collection {
  std::string text;
  std::optional<draughts::Variant> variant;  ///< where no tag says it
  std::size_t plies = 0;
};

Collection collection_of(draughts::Variant variant, std::size_t bytes) {
  const bool has_tag = !test_support::naive_variant(name_of(variant)).game_type.empty();
  return {test_support::random_collection(bytes, 20, variant), has_tag ? std::nullopt : std::optional(variant)};
}

void measure_variants(std::size_t bytes) {
  std::vector<Collection> collections;
  for (const draughts::Variant variant : draughts::all_variants()) collections.push_back(collection_of(variant, bytes));
  std::vector<Measured> passes;
  for (std::size_t i = 0; i < collections.size(); ++i) {
    Collection& collection = collections[i];
    passes.push_back({std::string(name_of(draughts::all_variants()[i])),
                      [&collection] { collection.plies = verify(collection.text, collection.variant); },
                      {}});
  }
  for (int run = 0; run < runs; ++run) {
    for (Measured& pass : passes) pass.seconds.push_back(seconds_of(pass.work));
  }
  const auto rate = [&](std::size_t i) {
    return static_cast<double>(collections[i].text.size()) / 1e6 / passes[i].median();
  };
  fmt::print("\nread and verify, medians of {} interleaved runs\n", runs);
  for (std::size_t i = 0; i < passes.size(); ++i) {
    fmt::print("{:<16} {:7.1f} MB/s {:7.1f} ns a ply {:6.2f} of the first's rate\n", passes[i].name, rate(i),
               passes[i].median() * 1e9 / static_cast<double>(collections[i].plies), rate(i) / rate(0));
  }
}

void measure_perft() {
  constexpr int depth = 9;
  std::uint64_t leaves = 0;
  const double seconds =
      seconds_of([&] { leaves = draughts::perft(draughts::Position<draughts::International>::start(), depth); });
  fmt::print("perft({})         {:7.1f} million leaves/s ({} leaves in {:.2f} s)\n", depth,
             static_cast<double>(leaves) / 1e6 / seconds, leaves, seconds);
}

}  // namespace

int main(int argc, char** argv) {
  constexpr std::size_t megabyte = 1'000'000;
  const int megabytes = argc > 1 ? std::atoi(argv[1]) : 16;
  demand(megabytes > 0, "the argument is a number of megabytes");
  const std::size_t bytes = static_cast<std::size_t>(megabytes) * megabyte;
  measure_passes(test_support::random_collection(bytes, 20));
  measure_perft();
  measure_variants(bytes / 4);
  return 0;
}
