// What a run has to say, and the interface of everything that says it: text, json, sarif, github. Not here: which
// findings there are and how they count, which is the tool's business, and folding, which wraps any report.
#pragma once

#include <cstdint>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "draughts/game/diagnostic.hpp"
#include "draughts/game/file_traits.hpp"
#include "draughts/source/encoding.hpp"
#include "draughts/source/io_error.hpp"
#include "draughts/source/window.hpp"

namespace pdn::cli {

/// Turns an offset of the file at hand into a line and column; good for the games read last.
class Locator {
 public:
  Locator() = default;
  Locator(const Locator&) = delete;
  Locator& operator=(const Locator&) = delete;
  virtual ~Locator() = default;

  [[nodiscard]] virtual draughts::Place locate(std::uint64_t offset, draughts::Encoding encoding) const = 0;
};

/// The file (or archive member, or standard input) that is being read.
struct FileContext {
  std::string name;
  const Locator* locator{};
  const draughts::FileTraits* traits{};  ///< by which its games are judged; null where they are not
};

/// The game that a finding is about, as a report names it. Texts are UTF-8.
struct GameContext {
  std::uint64_t number{};  ///< in its file, from 1
  std::string title;       ///< `White – Black`, or the event; may be empty
  std::string round;       ///< may be empty
  draughts::Encoding encoding{};
};

/// One finding. What it points to lives until the game's end.
struct Finding {
  const FileContext* file{};
  const GameContext* game{};  ///< null: about the file as a whole
  const draughts::Diagnostic* diagnostic{};
  draughts::Severity severity{};  ///< after the user's rules
  bool only_strict{};             ///< an error by nothing but --strict
  std::uint64_t more_in_game{};   ///< findings of the same code that are not shown

  [[nodiscard]] draughts::Place place() const;
  /// The place just behind the finding.
  [[nodiscard]] draughts::Place end() const;
  /// The diagnostic's message, or its code's text.
  [[nodiscard]] std::string_view message() const;
  [[nodiscard]] std::string_view slug() const;
  /// ` (+3 more in this game)`; empty where nothing was folded into it.
  [[nodiscard]] std::string repeats() const;
  /// The position before the move in question, as FEN; empty if there is none.
  [[nodiscard]] std::string fen() const;
};

/// What is said, once a file, of a code whose findings were folded.
struct FoldedCode {
  const FileContext* file{};
  draughts::DiagnosticCode code{};
  draughts::Severity severity{};  ///< of the first
  std::uint64_t games{};          ///< of the file
  std::uint64_t affected{};       ///< games that have it
  std::uint64_t line{};           ///< of the first
  std::uint64_t column{};

  /// `809 of 812 games: TEXT (first at LINE:COL; -v shows each)`
  [[nodiscard]] std::string message() const;
};

/// One game, for --games.
struct GameRecord {
  const FileContext* file{};
  std::uint64_t line{};
  GameContext game;
  std::string variant;         ///< empty: unknown
  std::string variant_source;  ///< empty: unknown
  std::uint64_t plies{};       ///< of the main line that were replayed
  std::optional<bool> valid;   ///< nothing for a game that was not replayed
  std::string white;
  std::string black;
  std::string result;
  std::string result_side;  ///< whose points come first in it, "white" or "first", where Black began and somebody won
};

/// The numbers of a run, unfolded.
struct Summary {
  std::uint64_t files{};
  std::uint64_t games{};
  std::uint64_t valid_games{};
  std::uint64_t games_with_errors{};
  std::uint64_t not_replayed{};
  std::uint64_t plies{};
  std::uint64_t errors{};
  std::uint64_t warnings{};
  std::uint64_t notes{};
  std::map<draughts::DiagnosticCode, std::uint64_t> codes;     ///< findings a code
  std::map<std::string, std::uint64_t, std::less<>> variants;  ///< games a variant
};

/// Says what was found, in one format.
class Report {
 public:
  Report() = default;
  Report(const Report&) = delete;
  Report& operator=(const Report&) = delete;
  virtual ~Report() = default;

  virtual void finding(const Finding& finding) = 0;
  virtual void folded(const FoldedCode& folded) = 0;
  /// For --games, after the game's findings.
  virtual void game(const GameRecord& record) = 0;
  /// Every game ends so, whether it had findings or not.
  virtual void end_game() {}
  virtual void end_file() {}
  /// A file that could not be read, or not to its end.
  virtual void unreadable(const draughts::IoError& error) = 0;
  /// The last call.
  virtual void finish(const Summary& summary) = 0;
};

}  // namespace pdn::cli
