// Folders, links and loops of them.
#include "path_walk.hpp"

#include <sys/stat.h>

#include <algorithm>
#include <filesystem>
#include <iterator>

#include "container.hpp"

namespace draughts {
namespace {

namespace fs = std::filesystem;

/// The files and folders in a folder that a walk looks at, last one first.
tl::expected<std::vector<WalkedPath>, IoError> children_of(const std::string& folder, bool follow_links) {
  std::vector<WalkedPath> children;
  std::error_code failure;
  const std::string prefix = folder.ends_with('/') ? folder : folder + '/';
  for (fs::directory_iterator entry(folder, failure), end; !failure && entry != end; entry.increment(failure)) {
    std::error_code unknown;
    if (!follow_links && entry->is_symlink(unknown)) continue;
    const std::string name = entry->path().filename().string();
    const fs::file_type type = entry->status(unknown).type();
    const bool broken_link = type == fs::file_type::not_found || type == fs::file_type::none;
    const bool file = (type == fs::file_type::regular || broken_link) && may_hold_pdn(name);
    if (file || type == fs::file_type::directory) children.push_back({prefix + name, true, false});
  }
  if (failure) return tl::make_unexpected(IoError{folder, reason_of(failure.value())});
  std::sort(children.begin(), children.end(), [](const WalkedPath& a, const WalkedPath& b) { return a.name > b.name; });
  return children;
}

}  // namespace

PathWalk::PathWalk(std::vector<std::string> paths, const SourceOptions& options)
    : recursive_(options.recursive), follow_links_(options.follow_links) {
  if (paths.empty()) paths.emplace_back("-");
  for (auto path = paths.rbegin(); path != paths.rend(); ++path) {
    const bool standard_input = *path == "-";
    pending_.push_back({std::move(*path), false, standard_input});
  }
}

std::optional<tl::expected<WalkedPath, IoError>> PathWalk::next() {
  while (!pending_.empty()) {
    WalkedPath path = std::move(pending_.back());
    pending_.pop_back();
    struct ::stat facts {};
    const bool folder = !path.standard_input && ::stat(path.name.c_str(), &facts) == 0 && S_ISDIR(facts.st_mode);
    if (!folder) return path;
    if (auto failure = enter(path.name, {facts.st_dev, facts.st_ino})) return tl::make_unexpected(*std::move(failure));
  }
  return std::nullopt;
}

std::optional<IoError> PathWalk::enter(const std::string& folder, std::pair<std::uint64_t, std::uint64_t> identity) {
  if (!recursive_) return IoError{folder, "is a directory (use -r)"};
  if (!entered_.insert(identity).second) return std::nullopt;
  auto children = children_of(folder, follow_links_);
  if (!children) return children.error();
  std::move(children->begin(), children->end(), std::back_inserter(pending_));
  return std::nullopt;
}

}  // namespace draughts
