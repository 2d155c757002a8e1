#include "pdn-convert/duplicates.hpp"

#include <spdlog/logger.h>

#include <utility>

#include "common/in_place.hpp"
#include "common/output_target.hpp"

namespace pdn::cli {
namespace {

/// Why the file for duplicates can't be this one, if so.
tl::expected<void, OutputError> check(const ConvertOptions& options) {
  const std::string& path = options.duplicates;
  const CommonOptions& common = options.common;
  if (auto allowed = refuse_input_as_output(path, common.paths, common.recursive); !allowed) return allowed;
  const auto refused = [&](const std::string& what) { return tl::make_unexpected(OutputError{path, what, 0}); };
  if (options.in_place) {
    for (const auto& file : files_to_rewrite(common.paths, common.recursive))
      if (file && are_one_output(path, backup_of(*file))) return refused("is the backup of " + *file + " as well");
    return {};
  }
  if (options.split) return {};
  if (are_one_output(path, options.output.empty() ? "-" : options.output))
    return refused("is the output of all other games as well");
  return {};
}

}  // namespace

tl::expected<void, OutputError> Duplicates::open(const ConvertOptions& options, TemporaryFiles& files,
                                                 const std::string& preamble) {
  if (auto checked = check(options); !checked) return checked;
  auto file = OutputFile::open(files, options.duplicates, options.form);
  if (!file) return tl::make_unexpected(file.error());
  file_.emplace(std::move(*file));
  file_->stream() << preamble;
  held_ = options.in_place;
  return {};
}

void Duplicates::take(const FinishedGame& left_out, const FinishedGame& kept) {
  ++taken_;
  log_.warn("{}:{}: game {} left out: it is in game {} of {}", left_out.file, left_out.line, left_out.number,
            kept.number, kept.file);
  if (!file_) return;
  if (held_)
    taken_text_ += left_out.text;
  else
    file_->stream() << left_out.text;
}

void Duplicates::keep() {
  count_ += std::exchange(taken_, 0);
  if (file_) file_->stream() << std::exchange(taken_text_, {});
}

void Duplicates::forget() {
  taken_ = 0;
  taken_text_.clear();
}

tl::expected<void, OutputError> Duplicates::commit() {
  return file_ ? file_->commit() : tl::expected<void, OutputError>();
}

}  // namespace pdn::cli
