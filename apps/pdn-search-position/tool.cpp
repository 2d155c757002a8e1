// Puts pipeline, search and output together.
#include "pdn-search-position/tool.hpp"

#include <spdlog/logger.h>

#include <algorithm>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "common/counted.hpp"
#include "common/log.hpp"
#include "common/output_file.hpp"
#include "common/progress_bar.hpp"
#include "common/variant_list.hpp"
#include "pdn-search-position/match_list.hpp"
#include "pdn-search-position/matched_games.hpp"
#include "pdn-search-position/move_tree.hpp"
#include "pdn-search-position/searching.hpp"

namespace pdn::cli {
namespace {

/// Takes what was found and leaves it: for --count and --quiet.
class NoSink final : public FoundSink {
 public:
  void take(const FoundGame&) override {}
  void finish() override {}
};

std::unique_ptr<MatchWriter> make_match_writer(MatchFormat format, std::ostream& out, const std::vector<Sought>& all) {
  if (format == MatchFormat::json) return make_match_json(out, all);
  if (format == MatchFormat::csv) return make_match_csv(out, all);
  return make_match_text(out, all);
}

/// A search that minds the terminal: it names the files that it can't read, and stops once nobody reads the output.
class ToldSearching final : public Searching {
 public:
  ToldSearching(const SearchToolOptions& options, std::size_t sought, draughts::PositionSearch& search, FoundSink& sink,
                std::ostream& out, ProgressBar& progress, spdlog::logger& log)
      : Searching(options, sought, search, sink), out_(out), progress_(progress), log_(log) {}

  void begin_file(const FileContext& file) override { log_.info("reading {}", file.name); }

  bool file_finding(const FileContext& file, const draughts::Diagnostic& finding) override {
    progress_.hide();
    log_.warn("{}: {}", file.name, finding.message);
    return true;
  }

  bool game(const FileContext& file, const draughts::Game& game, const draughts::Judgement& judgement) override {
    const std::uint64_t before = summary().matches;
    const bool more = Searching::game(file, game, judgement);
    if (summary().matches > before) progress_.hide();
    return more && out_.good();
  }

  void unreadable(const draughts::IoError& error) override {
    progress_.hide();
    log_.error("{}: {}", error.source, error.what);
    Searching::unreadable(error);
  }

 private:
  std::ostream& out_;
  ProgressBar& progress_;
  spdlog::logger& log_;
};

/// What a run needs from beginning to end.
class Run {
 public:
  Run(const SearchToolOptions& options, Streams& streams)
      : options_(options),
        streams_(streams),
        log_(make_log("pdn-search-position", options.common.verbosity, streams.err)),
        progress_(streams.err, progress_shown(options.common.progress, streams.terminal), streams.terminal.width),
        sought_(options.sought) {}

  ExitStatus run() {
    for (const std::string& path : options_.fen_lists)
      if (!read_list(path)) return ExitStatus::failure;
    const auto allowed = refuse_input_as_output(options_.output.empty() ? "-" : options_.output, options_.common.paths,
                                                options_.common.recursive);
    if (!allowed) return fail(allowed.error());
    if (options_.output.empty()) return search(streams_.out);
    TemporaryFiles files;
    auto file = OutputFile::open(files, options_.output);
    if (!file) return fail(file.error());
    const ExitStatus status = search(file->stream());
    const auto committed = file->commit();
    return committed ? status : fail(committed.error());
  }

 private:
  bool read_list(const std::string& path) {
    auto list = read_fen_list(path);
    if (!list) {
      log_->error("{}: {}", list.error().source, list.error().what);
      return false;
    }
    for (const std::string& fault : list->faults) log_->error("{}", fault);
    faulty_ |= !list->faults.empty();
    if (list->sought.empty() && sought_.empty()) log_->warn("{}: there is no position in it", path);
    sought_.insert(sought_.end(), std::move_iterator(list->sought.begin()), std::move_iterator(list->sought.end()));
    return true;
  }

  ExitStatus search(std::ostream& out) {
    std::vector<draughts::PositionPattern> patterns;
    for (const Sought& sought : sought_) patterns.push_back(sought.pattern);
    draughts::PositionSearch search(std::move(patterns),
                                    {options_.either_colour, options_.in_variations, options_.stable});
    draughts::JudgeOptions judge;
    judge.variant = options_.common.variant;
    judge.suggest = false;
    judge.visitor = &search;
    const auto writer = make_match_writer(options_.format, out, sought_);
    const auto sink = make_sink(out, *writer, judge);
    ToldSearching searching(options_, sought_.size(), search, *sink, out, progress_, *log_);
    run_pipeline({options_.common.paths, options_.common.recursive, options_.common.encoding, judge, {}}, searching,
                 progress_);
    sink->finish();
    finish(*writer, searching.summary());
    out.flush();
    tell_end(searching);
    if (faulty_ || !searching.all_read() || !out.good()) return ExitStatus::failure;
    return searching.summary().matches > 0 ? ExitStatus::clean : ExitStatus::findings;
  }

  std::unique_ptr<FoundSink> make_sink(std::ostream& out, MatchWriter& writer, const draughts::JudgeOptions& judge) {
    if (options_.count || quiet()) return std::make_unique<NoSink>();
    if (options_.tree) return std::make_unique<MoveTree>(out, options_.format, judge, sought_);
    if (options_.format == MatchFormat::pdn) return std::make_unique<MatchedGames>(out, judge, options_.mark);
    return std::make_unique<MatchList>(writer);
  }

  void finish(MatchWriter& writer, const SearchSummary& summary) {
    if (options_.format == MatchFormat::pdn || quiet()) return;
    if (options_.count)
      for (std::size_t at = 0; at < sought_.size(); ++at) writer.count(sought_[at], summary.matches_of[at]);
    writer.finish(summary);
  }

  /// Only the exit status is asked for.
  [[nodiscard]] bool quiet() const noexcept { return options_.common.verbosity == Verbosity::quiet; }

  void tell_end(const Searching& searching) {
    progress_.hide();
    const SearchSummary& summary = searching.summary();
    log_->info("{} searched, {} with errors up to the first one; {} tested; {} found", counted(summary.games, "game"),
               searching.broken(), counted(summary.positions_tested, "position"), counted(summary.matches, "match"));
  }

  ExitStatus fail(const OutputError& error) {
    progress_.hide();
    if (!error.closed_pipe()) log_->error("{}: {}", error.path, error.what);
    return ExitStatus::failure;
  }

  const SearchToolOptions& options_;
  Streams& streams_;
  std::shared_ptr<spdlog::logger> log_;
  ProgressBar progress_;
  std::vector<Sought> sought_;
  bool faulty_ = false;  ///< a line of a list could not be read
};

}  // namespace

ExitStatus run(const SearchToolOptions& options, Streams& streams) {
  if (options.common.list_variants) {
    streams.out << variant_list();
    return ExitStatus::clean;
  }
  return Run(options, streams).run();
}

}  // namespace pdn::cli
