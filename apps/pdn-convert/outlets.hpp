// Where written games end up: one stream, or many files.
#pragma once

#include <cstdint>
#include <optional>
#include <ostream>
#include <string>

#include "common/split_output.hpp"
#include "pdn-convert/finished_game.hpp"

namespace pdn::cli {

/// All games on one stream, behind what a format begins with.
class StreamOutlet final : public GameOutlet {
 public:
  StreamOutlet(std::ostream& out, const std::string& preamble) : out_(out) { out_ << preamble; }

  [[nodiscard]] bool take(FinishedGame&& game) override {
    out_.write(game.text.data(), static_cast<std::streamsize>(game.text.size()));
    return out_.good();
  }
  [[nodiscard]] bool finish() override { return out_.good(); }

 private:
  std::ostream& out_;
};

/// Games spread over files, so many in each, or those with the same value together.
class SplitOutlet final : public GameOutlet {
 public:
  /// `games` a file; 0: by the games' `split_by`.
  SplitOutlet(SplitOutput& files, std::uint64_t games, std::string preamble)
      : files_(files), games_a_file_(games), preamble_(std::move(preamble)) {}

  [[nodiscard]] bool take(FinishedGame&& game) override;
  [[nodiscard]] bool finish() override { return !error_; }

  /// Why a file could not be written.
  [[nodiscard]] const std::optional<OutputError>& error() const noexcept { return error_; }

 private:
  SplitOutput& files_;
  std::uint64_t games_a_file_;
  std::string preamble_;
  std::uint64_t taken_ = 0;
  std::optional<OutputError> error_;
};

}  // namespace pdn::cli
