#include "format_run.hpp"

#include <catch2/catch.hpp>
#include <filesystem>
#include <sstream>

#include "../apps/scratch_folder.hpp"
#include "pdn-convert/options.hpp"
#include "pdn-convert/tool.hpp"

namespace format_run {
namespace {

/// The folder that a run is in, so that names of files are short; the old one comes back.
class WorkingFolder {
 public:
  explicit WorkingFolder(const std::filesystem::path& folder) : before_(std::filesystem::current_path()) {
    std::filesystem::current_path(folder);
  }
  ~WorkingFolder() { std::filesystem::current_path(before_); }
  WorkingFolder(const WorkingFolder&) = delete;
  WorkingFolder& operator=(const WorkingFolder&) = delete;

 private:
  std::filesystem::path before_;
};

}  // namespace

Outcome convert(std::vector<std::string> options, const std::string& text) {
  const sample::ScratchFolder folder;
  const WorkingFolder here(folder.path(""));
  (void)folder.write("a.pdn", text);
  options.insert(options.begin(), "pdn-convert");
  options.push_back("a.pdn");
  std::vector<const char*> pointers;
  for (const std::string& option : options) pointers.push_back(option.c_str());
  const auto parsed = pdn::cli::parse_convert_options(static_cast<int>(pointers.size()), pointers.data());
  if (!parsed) FAIL(parsed.error().text);
  std::ostringstream out;
  std::ostringstream err;
  pdn::cli::Streams streams{out, err, {}};
  const pdn::cli::ExitStatus status = pdn::cli::run(*parsed, streams);
  return {status, out.str(), err.str()};
}

std::string converted(std::vector<std::string> options, const std::string& text) {
  const Outcome outcome = convert(std::move(options), text);
  INFO(outcome.err);
  CHECK(outcome.status == pdn::cli::ExitStatus::clean);
  return outcome.out;
}

std::vector<std::string> lines_of(const std::string& text) {
  std::vector<std::string> lines;
  std::istringstream stream(text);
  for (std::string line; std::getline(stream, line);) lines.push_back(line);
  return lines;
}

}  // namespace format_run
