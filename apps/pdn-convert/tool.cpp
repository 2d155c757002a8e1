// Puts pipeline, conversion, format and outputs together.
#include "pdn-convert/tool.hpp"

#include <fmt/format.h>
#include <spdlog/logger.h>

#include <memory>
#include <optional>
#include <utility>

#include "common/in_place.hpp"
#include "common/log.hpp"
#include "common/output_file.hpp"
#include "common/pipeline.hpp"
#include "common/report_text.hpp"
#include "common/silent_report.hpp"
#include "common/variant_list.hpp"
#include "pdn-convert/conversion.hpp"
#include "pdn-convert/outlets.hpp"

namespace pdn::cli {
namespace {

std::unique_ptr<GameWriter> make_writer(const ConvertOptions& options) {
  const FormatOptions format{options.style, options.per_ply};
  switch (options.format) {
    case GameFormat::pdn:
      return make_pdn_format(options.style);
    case GameFormat::json:
      return make_json_format(format);
    case GameFormat::csv:
      return make_csv_format(format);
    case GameFormat::fen:
      return make_fen_format(format);
    case GameFormat::hub:
      return make_hub_format(format);
    case GameFormat::text:
      return make_text_format(format);
  }
  return nullptr;
}

/// A conversion that names the files it reads, and those that it can't read.
class ToldConversion final : public Conversion {
 public:
  ToldConversion(const ConvertOptions& options, GameWriter& writer, GameOutlet& outlet, Report& report,
                 ProgressBar& progress, spdlog::logger& log)
      : Conversion(options, writer, outlet, report), progress_(progress), log_(log) {}

  void begin_file(const FileContext& file) override {
    log_.info("reading {}", file.name);
    Conversion::begin_file(file);
  }

  void unreadable(const draughts::IoError& error) override {
    progress_.hide();
    log_.error("{}: {}", error.source, error.what);
    Conversion::unreadable(error);
  }

 private:
  ProgressBar& progress_;
  spdlog::logger& log_;
};

/// What a run needs from beginning to end.
class Run {
 public:
  Run(const ConvertOptions& options, Streams& streams)
      : options_(options),
        streams_(streams),
        log_(make_log("pdn-convert", options.common.verbosity, streams.err)),
        progress_(streams.err, progress_shown(options.common.progress, streams.terminal), streams.terminal.width),
        writer_(make_writer(options)) {
    if (options.common.verbosity == Verbosity::quiet) {
      report_ = std::make_unique<SilentReport>();
    } else {
      Terminal errors = streams.terminal;
      errors.out = errors.err;
      report_ = make_text_report(streams.err, Palette(coloured(options.common.colour, errors)));
    }
  }

  ExitStatus run() {
    if (options_.in_place) return rewrite_files();
    if (options_.split) return split();
    return options_.output.empty() ? write_to_standard_output() : write_file();
  }

 private:
  ExitStatus write_to_standard_output() {
    const auto allowed = refuse_input_as_output("-", options_.common.paths, options_.common.recursive);
    if (!allowed) return fail(allowed.error());
    if (options_.form == TextForm{}) return write_to(streams_.out);
    TextFormer former(*streams_.out.rdbuf(), options_.form);
    std::ostream formed(&former);
    return write_to(formed);
  }

  ExitStatus write_to(std::ostream& out) {
    StreamOutlet outlet(out, preamble());
    const ExitStatus status = convert(options_.common.paths, outlet);
    out.flush();
    if (!out.good()) streams_.out.setstate(std::ios_base::badbit);
    return status;
  }

  ExitStatus write_file() {
    const auto allowed = refuse_input_as_output(options_.output, options_.common.paths, options_.common.recursive);
    if (!allowed) return fail(allowed.error());
    auto file = OutputFile::open(files(), options_.output, options_.form);
    if (!file) return fail(file.error());
    StreamOutlet outlet(file->stream(), preamble());
    const ExitStatus status = convert(options_.common.paths, outlet);
    const auto committed = file->commit();
    return committed ? status : fail(committed.error());
  }

  ExitStatus split() {
    SplitOutput parts(files(), *options_.split->names, options_.form);
    SplitOutlet outlet(parts, options_.split->games, preamble());
    const ExitStatus status = convert(options_.common.paths, outlet);
    if (outlet.error()) return fail(*outlet.error());
    const auto committed = parts.commit();
    return committed ? status : fail(committed.error());
  }

  ExitStatus rewrite_files() {
    ExitStatus worst = ExitStatus::clean;
    for (const auto& path : files_to_rewrite(options_.common.paths, options_.common.recursive))
      worst = std::max(worst, path ? rewrite(*path) : fail(path.error()));
    return worst;
  }

  ExitStatus rewrite(const std::string& path) {
    auto file = RewrittenFile::open(files(), path, options_.form);
    if (!file) return fail(file.error());
    StreamOutlet outlet(file->stream(), preamble());
    const ExitStatus status = convert({path}, outlet);
    if (status == ExitStatus::failure || (status == ExitStatus::findings && !options_.broken)) {
      log_->warn("{}: left as it was; --broken comment, raw or drop rewrites a file with errors", path);
      return status;
    }
    const auto committed = file->commit();
    return committed ? status : fail(committed.error());
  }

  /// Everything behind these paths into an outlet, by way of what chooses and orders games.
  ExitStatus convert(const std::vector<std::string>& paths, GameOutlet& last) {
    std::optional<OutputFile> duplicates;
    if (!options_.duplicates.empty()) {
      auto file = OutputFile::open(files(), options_.duplicates, options_.form);
      if (!file) return fail(file.error());
      duplicates.emplace(std::move(*file));
      duplicates->stream() << preamble();
    }
    GameOutlet* next = &last;
    std::optional<OrderedGames> ordered;
    if (!options_.sort.empty()) next = &ordered.emplace(options_.sort, *next);
    const auto on_duplicate = [&](const FinishedGame& left_out, const FinishedGame& kept) {
      ++duplicate_games_;
      log_->warn("{}:{}: game {} left out: it is in game {} of {}", left_out.file, left_out.line, left_out.number,
                 kept.number, kept.file);
      if (duplicates) duplicates->stream() << left_out.text;
    };
    const std::unique_ptr<GameOutlet> unique = make_unique_outlet(*next, on_duplicate);
    if (unique) next = unique.get();

    ToldConversion conversion(options_, *writer_, *next, *report_, progress_, *log_);
    draughts::JudgeOptions judge;
    judge.variant = options_.common.variant;
    judge.record = options_.fen_comments ? draughts::RecordDetail::captures : writer_->detail();
    run_pipeline({paths, options_.common.recursive, options_.common.encoding, judge, options_.source}, conversion,
                 progress_);
    const bool written = next->finish();
    if (duplicates)
      if (const auto committed = duplicates->commit(); !committed) return fail(committed.error());
    if (written) tell_end(conversion.count());
    return conversion.status();
  }

  std::unique_ptr<GameOutlet> make_unique_outlet(GameOutlet& next, const OnDuplicate& on_duplicate) const {
    if (!options_.unique) return nullptr;
    if (*options_.unique == Uniqueness::prefix)
      return std::make_unique<LongestGames>(options_.min_plies, next, on_duplicate);
    return std::make_unique<UniqueGames>(*options_.unique, next, on_duplicate);
  }

  void tell_end(const ConversionCount& count) {
    progress_.hide();
    if (count.games > 0 && count.selected == 0) return log_->warn("no game of {} was selected", count.games);
    if (count.broken > 0)
      log_->warn("{} of {} games with errors: {}", count.broken, count.selected,
                 options_.broken == BrokenChoice::raw    ? "written as they are"
                 : options_.broken == BrokenChoice::drop ? "left out"
                                                         : "what could not be read or played is in comments");
    if (duplicate_games_ > 0) log_->warn("{} games left out that were there already", duplicate_games_);
    log_->info("{} games read, {} selected", count.games, count.selected);
  }

  ExitStatus fail(const OutputError& error) {
    progress_.hide();
    if (!error.closed_pipe()) log_->error("{}: {}", error.path, error.what);
    return ExitStatus::failure;
  }

  TemporaryFiles& files() { return files_ ? *files_ : files_.emplace(); }

  std::string preamble() {
    std::string text;
    writer_->begin(text);
    return text;
  }

  const ConvertOptions& options_;
  Streams& streams_;
  std::optional<TemporaryFiles> files_;
  std::shared_ptr<spdlog::logger> log_;
  ProgressBar progress_;
  std::unique_ptr<Report> report_;
  std::unique_ptr<GameWriter> writer_;
  std::uint64_t duplicate_games_ = 0;
};

}  // namespace

ExitStatus run(const ConvertOptions& options, Streams& streams) {
  if (options.common.list_variants) {
    streams.out << variant_list();
    return ExitStatus::clean;
  }
  return Run(options, streams).run();
}

}  // namespace pdn::cli
