// `--duplicates`: where games go that `--unique` leaves out, and the words about them.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <tl/expected.hpp>

#include "common/output_file.hpp"
#include "pdn-convert/finished_game.hpp"
#include "pdn-convert/options.hpp"

namespace spdlog {
class logger;
}

namespace pdn::cli {

/// One a run, whatever the number of files that it reads and writes.
class Duplicates {
 public:
  explicit Duplicates(spdlog::logger& log) : log_(log) {}

  /// Opens the file, if one is asked for; refuses an input, a backup, and the file that all other games go to. `files`
  /// outlives it.
  [[nodiscard]] tl::expected<void, OutputError> open(const ConvertOptions& options, TemporaryFiles& files,
                                                     const std::string& preamble);

  /// Takes a game, and says so. It counts once `keep` is called.
  void take(const FinishedGame& left_out, const FinishedGame& kept);

  /// The games taken so far are left out for good.
  void keep();
  /// They are not: what they were left out of stays as it was.
  void forget();

  /// How many there are.
  [[nodiscard]] std::uint64_t count() const noexcept { return count_; }

  /// Gives the file its name.
  [[nodiscard]] tl::expected<void, OutputError> commit();

 private:
  spdlog::logger& log_;
  std::optional<OutputFile> file_;
  bool held_ = false;        // by file, in taken_text_
  std::string taken_text_;   // since the last keep
  std::uint64_t taken_ = 0;  // since then
  std::uint64_t count_ = 0;
};

}  // namespace pdn::cli
