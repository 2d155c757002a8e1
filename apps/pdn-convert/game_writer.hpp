// The interface of everything that writes games: one implementation a format.
#pragma once

#include <cstddef>
#include <functional>
#include <memory>
#include <string>
#include <utility>

#include "draughts/game/record.hpp"
#include "draughts/game/transcript.hpp"
#include "pdn/writing_style.hpp"

namespace pdn::cli {

/// How any format writes.
struct FormatOptions {
  pdn::WritingStyle style;
  bool per_ply{};  ///< what stands on the board after each ply too
};

/// Writes games one after the other.
class GameWriter {
 public:
  GameWriter() = default;
  GameWriter(const GameWriter&) = delete;
  GameWriter& operator=(const GameWriter&) = delete;
  virtual ~GameWriter() = default;

  /// What the replay must note for it.
  [[nodiscard]] virtual draughts::RecordDetail detail() const noexcept = 0;

  /// Whether it tells the lines on which games begin.
  [[nodiscard]] virtual bool tells_lines() const noexcept { return true; }

  /// Appends what stands before all games.
  virtual void begin(std::string&) {}
  /// Appends a game. `file` is the name of its source.
  virtual void write(const draughts::Transcript& transcript, const std::string& file, std::string& text) = 0;

  /// Takes the beginning of a game's text, before the rest of it is there.
  using TakePart = std::function<void(std::string part)>;

  /// Lets games of many millions of characters go out in parts, so that they need not be held whole.
  void hand_parts_to(TakePart take) { take_part_ = std::move(take); }

 protected:
  /// The size of such parts.
  static constexpr std::size_t large = std::size_t{1} << 20;

  /// Hands on all of a large text but its last character: what follows depends on that in some formats.
  void relieve(std::string& text) const {
    if (text.size() < large || !take_part_) return;
    const char last = text.back();
    text.pop_back();
    take_part_(std::exchange(text, std::string(1, last)));
  }

 private:
  TakePart take_part_;
};

[[nodiscard]] std::unique_ptr<GameWriter> make_pdn_format(const pdn::WritingStyle& style);
[[nodiscard]] std::unique_ptr<GameWriter> make_json_format(const FormatOptions& options);
[[nodiscard]] std::unique_ptr<GameWriter> make_csv_format(const FormatOptions& options);
[[nodiscard]] std::unique_ptr<GameWriter> make_fen_format(const FormatOptions& options);
[[nodiscard]] std::unique_ptr<GameWriter> make_hub_format(const FormatOptions& options);
[[nodiscard]] std::unique_ptr<GameWriter> make_text_format(const FormatOptions& options);

}  // namespace pdn::cli
