// Reads positions from arguments and lines, and has them shown and counted.
#include "pdn-board/tool.hpp"

#include <fmt/format.h>
#include <spdlog/logger.h>

#include <algorithm>
#include <chrono>
#include <memory>
#include <optional>
#include <string>
#include <string_view>

#include "common/fen_message.hpp"
#include "common/line_reader.hpp"
#include "common/log.hpp"
#include "common/text_width.hpp"
#include "common/variant_list.hpp"
#include "draughts/source/sources.hpp"
#include "pdn-board/sheet.hpp"

namespace pdn::cli {
namespace {

using draughts::Diagnostic;
using draughts::DiagnosticCode;
using draughts::Severity;

/// Where a position stands.
struct Origin {
  std::string place;                  ///< in front of messages, with what separates it from them; may be empty
  std::string label;                  ///< behind a tab
  std::optional<std::uint64_t> line;  ///< of standard input
};

/// Where messages are coloured: on standard error.
Palette palette_of_messages(When when, Terminal terminal) {
  terminal.out = terminal.err;
  return Palette(coloured(when, terminal));
}

/// `0.42 s, 12.3 million nodes a second`
std::string speed(std::uint64_t nodes, std::chrono::duration<double> time) {
  const double seconds = std::max(time.count(), 1e-6);
  return fmt::format("{:.2f} s, {:.1f} million nodes a second", seconds, static_cast<double>(nodes) / seconds / 1e6);
}

class Run {
 public:
  Run(const BoardOptions& options, Streams& streams)
      : options_(options),
        streams_(streams),
        log_(make_log("pdn-board", options.common.verbosity, streams.err)),
        messages_(palette_of_messages(options.common.colour, streams.terminal)),
        reader_(options.common.variant) {
    if (options.format == BoardFormat::json)
      sheet_ = make_json_sheet(streams.out);
    else
      sheet_ = make_text_sheet(streams.out, Palette(coloured(options.common.colour, streams.terminal)), options.moves);
  }

  ExitStatus run() {
    if (options_.positions.empty()) show(start_position(options_.common.variant), {});
    for (std::size_t index = 0; index < options_.positions.size() && streams_.out.good(); ++index) {
      const std::string& text = options_.positions[index];
      if (text == "-")
        read_lines();
      else
        take(text, {options_.positions.size() > 1 ? fmt::format("FEN {}, ", index + 1) : "", {}, {}});
    }
    return status_;
  }

 private:
  void read_lines() {
    draughts::Sources sources({"-"});
    while (auto source = sources.next()) {
      if (!*source) {
        fail(source->error());
        continue;
      }
      LineReader lines(***source);
      TextLine line;
      while (streams_.out.good() && lines.next(line)) take_line((**source)->name(), line);
      if (lines.error()) fail(*lines.error());
    }
  }

  /// A line of a list of positions; blank ones and those that begin with # are passed over.
  void take_line(const std::string& file, const TextLine& line) {
    const std::size_t first = line.text.find_first_not_of(" \t");
    if (first == std::string::npos || line.text[first] == '#') return;
    const Origin origin{printable(fmt::format("{}, line {}, ", file, line.number)), {}, line.number};
    if (line.cut)
      refuse(fmt::format("{}a line too long for a position", origin.place));
    else
      take(line.text, origin);
  }

  /// A position, and its label behind a tab.
  void take(std::string_view text, Origin origin) {
    const std::size_t tab = text.find('\t');
    const bool labelled = tab != std::string_view::npos && !text.starts_with("pos\t");
    if (labelled) origin.label = text.substr(tab + 1);
    if (labelled) text = text.substr(0, tab);
    const PositionReading reading = reader_.read(text);
    for (const Diagnostic& finding : reading.findings) report(text, finding, origin);
    if (reading.position) show(*reading.position, origin);
  }

  void report(std::string_view text, const Diagnostic& finding, const Origin& origin) {
    const std::string message = origin.place + fen_message(text, finding, messages_);
    if (finding.severity == Severity::error)
      refuse(message);
    else if (finding.severity == Severity::warning)
      log_->warn("{}", message);
    else
      log_->info("{}", message);
  }

  void show(const TypedPosition& position, const Origin& origin) {
    const MoveNames names(position.variant);
    const draughts::LegalMoves legal = draughts::legal_moves_of(position.variant, position.diagram);
    sheet_->begin({position, names, legal, origin.label, origin.line});
    if (legal.too_complex)
      refuse(fmt::format("{}there are too many captures to list here; a position like this can't arise in a game [{}]",
                         origin.place, draughts::facts_of(DiagnosticCode::too_complex).slug));
    else
      count(position, names, legal);
    sheet_->end();
  }

  void count(const TypedPosition& position, const MoveNames& names, const draughts::LegalMoves& legal) {
    for (std::uint32_t depth = 1; depth <= options_.perft && streams_.out.good(); ++depth) {
      const auto began = std::chrono::steady_clock::now();
      const std::uint64_t nodes = draughts::perft(position.variant, position.diagram, depth);
      sheet_->counted(depth, nodes);
      tell_speed(depth, nodes, std::chrono::steady_clock::now() - began);
    }
    if (!options_.divide) return;
    for (const draughts::LegalMove& move : legal.moves) {
      if (!streams_.out.good()) return;
      const std::uint64_t nodes = draughts::perft_behind(position.variant, position.diagram, move, options_.perft);
      sheet_->counted_behind(names.shortest(move), options_.perft, nodes);
    }
  }

  /// For somebody who waits at a terminal, or asks.
  void tell_speed(std::uint32_t depth, std::uint64_t nodes, std::chrono::duration<double> time) {
    const Verbosity verbosity = options_.common.verbosity;
    if (verbosity == Verbosity::quiet || (verbosity == Verbosity::normal && !streams_.terminal.err)) return;
    log_->warn("perft {}: {}", depth, speed(nodes, time));
  }

  void refuse(const std::string& message) {
    status_ = ExitStatus::failure;
    streams_.out.flush();  // so that on a terminal the message stands where it belongs
    log_->error("{}", message);
  }

  void fail(const draughts::IoError& error) { refuse(fmt::format("{}: {}", error.source, error.what)); }

  const BoardOptions& options_;
  Streams& streams_;
  std::shared_ptr<spdlog::logger> log_;
  Palette messages_;
  PositionReader reader_;
  std::unique_ptr<Sheet> sheet_;
  ExitStatus status_ = ExitStatus::clean;
};

}  // namespace

ExitStatus run(const BoardOptions& options, Streams& streams) {
  if (options.common.list_variants) {
    streams.out << variant_list();
    return ExitStatus::clean;
  }
  return Run(options, streams).run();
}

}  // namespace pdn::cli
