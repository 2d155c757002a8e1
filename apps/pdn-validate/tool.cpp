// Puts report, validation and pipeline together.
#include "pdn-validate/tool.hpp"

#include <spdlog/logger.h>

#include <memory>
#include <utility>

#include "common/folded_report.hpp"
#include "common/log.hpp"
#include "common/pipeline.hpp"
#include "common/report_github.hpp"
#include "common/report_json.hpp"
#include "common/report_sarif.hpp"
#include "common/report_text.hpp"
#include "common/silent_report.hpp"
#include "common/summary_text.hpp"
#include "common/variant_list.hpp"
#include "pdn-validate/code_list.hpp"
#include "pdn-validate/validation.hpp"

namespace pdn::cli {
namespace {

std::unique_ptr<Report> make_report(const ValidateOptions& options, Streams& streams) {
  const Verbosity verbosity = options.common.verbosity;
  if (verbosity == Verbosity::quiet) return std::make_unique<SilentReport>();
  std::unique_ptr<Report> report;
  switch (options.format) {
    case ReportFormat::json:
      return make_json_report(streams.out);
    case ReportFormat::text:
      report = make_text_report(streams.out, Palette(coloured(options.common.colour, streams.terminal)));
      break;
    case ReportFormat::sarif:
      report = make_sarif_report(streams.out, "pdn-validate", PDN_VERSION);
      break;
    case ReportFormat::github:
      report = make_github_report(streams.out);
      break;
  }
  if (verbosity == Verbosity::verbose) return report;
  return std::make_unique<FoldedReport>(std::move(report));
}

/// A validation that minds the terminal: messages of files that can't be read, no bar among findings, no more work
/// once nobody reads the output.
class ShownValidation final : public Validation {
 public:
  ShownValidation(ValidationOptions options, Report& report, Streams& streams, ProgressBar& progress,
                  spdlog::logger& log)
      : Validation(options, report), streams_(streams), progress_(progress), log_(log) {}

  void begin_file(const FileContext& file) override {
    log_.info("reading {}", file.name);
    Validation::begin_file(file);
  }

  bool game(const FileContext& file, const draughts::Game& game, const draughts::Judgement& judgement) override {
    const bool more = Validation::game(file, game, judgement);
    if (streams_.terminal.out && !judgement.diagnostics.empty()) show();
    return more && streams_.out.good();
  }

  void end_file(const FileContext& file) override {
    Validation::end_file(file);
    if (streams_.terminal.out) show();
  }

  void unreadable(const draughts::IoError& error) override {
    show();
    progress_.hide();
    log_.error("{}: {}", error.source, error.what);
    Validation::unreadable(error);
  }

 private:
  /// Brings findings onto the screen, without touching the bar where there are none.
  void show() {
    const auto written = streams_.out.tellp();
    if (written == shown_) return;
    shown_ = written;
    progress_.hide();
    streams_.out.flush();
  }

  Streams& streams_;
  ProgressBar& progress_;
  spdlog::logger& log_;
  std::ostream::pos_type shown_ = 0;
};

void tell_end(const Validation& validation, const ValidateOptions& options, Streams& streams, spdlog::logger& log) {
  if (validation.stopped()) log.warn("stopped (--max-errors): errors so far: {}", validation.summary().errors);
  if (options.format != ReportFormat::json && options.common.verbosity != Verbosity::quiet)
    streams.err << summary_text(validation.summary()) << '\n';
}

}  // namespace

ExitStatus run(const ValidateOptions& options, Streams& streams) {
  if (options.list_codes) {
    streams.out << code_list();
    return ExitStatus::clean;
  }
  if (options.common.list_variants) {
    streams.out << variant_list();
    return ExitStatus::clean;
  }
  const auto log = make_log("pdn-validate", options.common.verbosity, streams.err);
  const auto report = make_report(options, streams);
  ProgressBar progress(streams.err, progress_shown(options.common.progress, streams.terminal), streams.terminal.width);
  ShownValidation validation({options.severities, options.max_errors.value_or(0), options.games}, *report, streams,
                             progress, *log);
  const PipelineOptions pipeline{
      options.common.paths,
      options.common.recursive,
      options.common.encoding,
      {options.common.variant, options.no_draw_before, options.suggest},
  };
  run_pipeline(pipeline, validation, progress);
  report->finish(validation.summary());
  streams.out.flush();
  if (streams.out.good()) tell_end(validation, options, streams, *log);
  return validation.status();
}

}  // namespace pdn::cli
