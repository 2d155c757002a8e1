// Puts pipeline, conversion, format and outputs together.
#include "pdn-convert/tool.hpp"

#include <fmt/format.h>
#include <spdlog/logger.h>

#include <algorithm>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

#include "common/counted.hpp"
#include "common/in_place.hpp"
#include "common/log.hpp"
#include "common/output_file.hpp"
#include "common/pipeline.hpp"
#include "common/report_text.hpp"
#include "common/silent_report.hpp"
#include "common/variant_list.hpp"
#include "pdn-convert/conversion.hpp"
#include "pdn-convert/duplicates.hpp"
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
    if (!options_.duplicates.empty())
      if (const auto opened = duplicates_.open(options_, files(), preamble()); !opened) return fail(opened.error());
    ExitStatus status = write();
    if (!output_failed_ || options_.in_place) {
      if (const auto committed = commit_duplicates(); !committed) return fail(committed.error());
      tell_end();
    }
    return status;
  }

 private:
  /// What came of reading some inputs.
  struct Outcome {
    ExitStatus status;
    ConversionCount count;

    [[nodiscard]] bool nothing_read() const { return status == ExitStatus::failure && count.games == 0; }
  };

  ExitStatus write() {
    if (options_.in_place) return rewrite_files();
    if (options_.split) return split();
    return options_.output.empty() ? write_to_standard_output() : write_file();
  }

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
    const ExitStatus status = convert_all(outlet).status;
    out.flush();
    if (!out.good()) {
      streams_.out.setstate(std::ios_base::badbit);
      output_failed_ = true;
    }
    return status;
  }

  ExitStatus write_file() {
    const auto allowed = refuse_input_as_output(options_.output, options_.common.paths, options_.common.recursive);
    if (!allowed) return fail(allowed.error());
    auto file = OutputFile::open(files(), options_.output, options_.form);
    if (!file) return fail(file.error());
    StreamOutlet outlet(file->stream(), preamble());
    const Outcome outcome = convert_all(outlet);
    if (outcome.nothing_read()) {
      log_->error("{}: not written, since nothing could be read", options_.output);
      return outcome.status;
    }
    const auto committed = file->commit();
    return committed ? outcome.status : fail(committed.error());
  }

  ExitStatus split() {
    SplitOutput parts(files(), *options_.split->names, options_.form);
    SplitOutlet outlet(parts, options_.split->games, preamble());
    const ExitStatus status = convert_all(outlet).status;
    if (outlet.error()) return fail(*outlet.error());
    if (!options_.duplicates.empty() && parts.has(options_.duplicates))
      return fail({options_.duplicates, "is a file of --split as well", 0});
    const auto committed = parts.commit();
    return committed ? status : fail(committed.error());
  }

  ExitStatus rewrite_files() {
    ExitStatus worst = ExitStatus::clean;
    for (const auto& path : files_to_rewrite(options_.common.paths, options_.common.recursive))
      worst = std::max(worst, path ? rewrite(*path) : fail(path.error()));
    if (none_selected()) worst = std::max(worst, ExitStatus::findings);
    return worst;
  }

  /// That no game of one file is selected is no finding: others may have some.
  ExitStatus rewrite(const std::string& path) {
    auto file = RewrittenFile::open(files(), path, options_.form);
    if (!file) return fail(file.error());
    StreamOutlet outlet(file->stream(), preamble());
    Outcome outcome = convert({path}, outlet);
    if (outcome.status == ExitStatus::findings && outcome.count.errors == 0) outcome.status = ExitStatus::clean;
    if (const std::string_view reason = reason_to_leave_alone(outcome); !reason.empty()) {
      log_->warn("{}: left as it was: {}", path, reason);
      duplicates_.forget();
      outcome.count.broken = 0;  // nothing became of these
      total_ += outcome.count;
      return outcome.status;
    }
    const auto committed = file->commit();
    if (!committed) {
      duplicates_.forget();
      return fail(committed.error());
    }
    duplicates_.keep();
    total_ += outcome.count;
    return outcome.status;
  }

  /// Why a file is not rewritten; empty where it is.
  std::string_view reason_to_leave_alone(const Outcome& outcome) const {
    if (outcome.status == ExitStatus::failure) return "it could not be read to its end";
    if (outcome.count.games == 0) return "there is no game in it";
    if (outcome.count.too_large > 0) return "a game in it is too large to be read";
    if (outcome.count.selected == 0) return "no game was selected";
    if (outcome.count.errors > 0 && !options_.broken)
      return "--broken comment, raw or drop rewrites a file with errors";
    return {};
  }

  /// All inputs into one outlet.
  Outcome convert_all(GameOutlet& outlet) {
    Outcome outcome = convert(options_.common.paths, outlet);
    duplicates_.keep();
    total_ += outcome.count;
    return outcome;
  }

  /// Everything behind these paths into an outlet, by way of what chooses and orders games.
  Outcome convert(const std::vector<std::string>& paths, GameOutlet& last) {
    GameOutlet* next = &last;
    std::optional<OrderedGames> ordered;
    if (!options_.sort.empty()) next = &ordered.emplace(options_.sort, *next);
    const std::unique_ptr<GameOutlet> unique = make_unique_outlet(*next);
    if (unique) next = unique.get();

    ToldConversion conversion(options_, *writer_, *next, *report_, progress_, *log_);
    draughts::JudgeOptions judge;
    judge.variant = options_.common.variant;
    judge.record = options_.fen_comments ? draughts::RecordDetail::captures : writer_->detail();
    run_pipeline({paths, options_.common.recursive, options_.common.encoding, judge, options_.source}, conversion,
                 progress_);
    if (!next->finish()) output_failed_ = true;
    return {conversion.status(), conversion.count()};
  }

  std::unique_ptr<GameOutlet> make_unique_outlet(GameOutlet& next) {
    if (!options_.unique) return nullptr;
    const auto on_duplicate = [this](const FinishedGame& left_out, const FinishedGame& kept) {
      progress_.hide();
      duplicates_.take(left_out, kept);
    };
    if (*options_.unique == Uniqueness::prefix)
      return std::make_unique<LongestGames>(options_.min_plies, next, on_duplicate);
    return std::make_unique<UniqueGames>(*options_.unique, next, on_duplicate);
  }

  bool none_selected() const { return total_.games > 0 && total_.selected == 0; }

  tl::expected<void, OutputError> commit_duplicates() {
    if (total_.games == 0) return {};  // a file that has the name is worth more than an empty one
    return duplicates_.commit();
  }

  void tell_end() {
    progress_.hide();
    if (none_selected()) return log_->warn("no game of {} was selected", total_.games);
    if (total_.broken > 0)
      log_->warn("{} of {} with errors: {}", total_.broken, counted(total_.selected, "game"),
                 options_.broken == BrokenChoice::raw    ? "written as they are"
                 : options_.broken == BrokenChoice::drop ? "left out"
                                                         : "what could not be read or played is in comments");
    if (const auto count = duplicates_.count(); count > 0)
      log_->warn("{} left out that {} there already", counted(count, "game"), count == 1 ? "was" : "were");
    log_->info("{} read, {} selected", counted(total_.games, "game"), total_.selected);
  }

  ExitStatus fail(const OutputError& error) {
    output_failed_ = true;
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
  Duplicates duplicates_{*log_};
  ConversionCount total_;
  bool output_failed_ = false;
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
