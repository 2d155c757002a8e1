// The files open at a time, least recently used ones closed first.
#include "common/split_output.hpp"

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <utility>
#include <vector>

#include "common/output_target.hpp"

namespace pdn::cli {
namespace {

OutputError refused(const std::string& path, int code) {
  if (code == EEXIST) return {path, "exists, and is never overwritten", code};
  return system_refuses(path, code);
}

bool too_many_are_open(int code) {
  return code == EMFILE || code == ENFILE;
}

std::string folder_of(const std::string& path) {
  const std::size_t name = path.rfind('/') + 1;  // npos + 1 is 0
  return name == 0 ? "." : path.substr(0, name);
}

}  // namespace

SplitOutput::SplitOutput(TemporaryFiles& files, NamePattern pattern, TextForm form, std::size_t open_at_most)
    : files_(&files), pattern_(std::move(pattern)), form_(form), open_at_most_(open_at_most) {}

SplitOutput::~SplitOutput() {
  for (const auto& [path, part] : parts_) files_->discard(part.temporary);
}

SplitOutput::Opened SplitOutput::part_for(std::string_view value) {
  const auto number = numbers_.try_emplace(std::string(value), numbers_.size() + 1).first->second;
  return part(number, value);
}

SplitOutput::Opened SplitOutput::part(std::uint64_t number, std::string_view value) {
  if (!state_) return tl::make_unexpected(state_.error());
  const std::string path = pattern_.path(number, value);
  Part& part = parts_[path];
  if (part.stream) {
    open_.splice(open_.begin(), open_, part.turn);
  } else {
    state_ = open(path, part);
    if (!state_) return tl::make_unexpected(state_.error());
  }
  return &part.stream->stream();
}

tl::expected<void, OutputError> SplitOutput::open(const std::string& path, Part& part) {
  while (open_.size() >= open_at_most_)
    if (auto closed = close_last(); !closed) return closed;
  while (true) {
    const int error = part.temporary.empty() ? make(path, part) : reopen(part);
    if (error == 0) break;
    if (!too_many_are_open(error) || open_.empty()) return tl::make_unexpected(refused(path, error));
    if (auto closed = close_last(); !closed) return closed;
  }
  part.turn = open_.insert(open_.begin(), path);
  return {};
}

int SplitOutput::make(const std::string& path, Part& part) {
  struct ::stat facts {};
  if (::lstat(path.c_str(), &facts) == 0) return EEXIST;
  auto made = files_->make(path);
  if (!made) return made.error();
  // Opened now, so that it is told of every write that fails from here on.
  if (folder_.number() < 0) folder_ = open_file(folder_of(path).c_str(), O_RDONLY | O_DIRECTORY);
  part.temporary = std::move(made->path);
  part.stream = std::make_unique<OutputStream>(std::move(made->descriptor), form_);
  return 0;
}

int SplitOutput::reopen(Part& part) {
  Descriptor descriptor = open_file(part.temporary.c_str(), O_WRONLY | O_APPEND | O_NOFOLLOW);
  struct ::stat facts {};
  if (descriptor.number() < 0 || ::fstat(descriptor.number(), &facts) != 0) return errno;
  TextForm form = form_;
  if (facts.st_size > 0) form.utf_8_bom = false;
  part.stream = std::make_unique<OutputStream>(std::move(descriptor), form);
  return 0;
}

tl::expected<void, OutputError> SplitOutput::close_last() {
  const std::string path = std::move(open_.back());
  open_.pop_back();
  const int error = std::exchange(parts_[path].stream, nullptr)->close();
  if (error != 0) return tl::make_unexpected(refused(path, error));
  return {};
}

bool SplitOutput::has(const std::string& path) const {
  return std::ranges::any_of(parts_, [&](const auto& part) { return are_one_output(part.first, path); });
}

tl::expected<void, OutputError> SplitOutput::commit() {
  while (state_ && !open_.empty()) state_ = close_last();
  if (!state_ || parts_.empty()) return state_;
  // One call for all files, where fsync would wait for the disk at each.
  if (folder_.number() >= 0 && ::syncfs(folder_.number()) != 0)
    state_ = tl::make_unexpected(refused(parts_.begin()->first, errno));
  if (!state_) return state_;
  std::vector<TemporaryFiles::Placement> placements;
  placements.reserve(parts_.size());
  for (const auto& [path, part] : parts_) placements.push_back({part.temporary, path});
  const auto placed = files_->place_all(placements);
  if (!placed) state_ = tl::make_unexpected(refused(placed.error().path, placed.error().code));
  return state_;
}

}  // namespace pdn::cli
