// The walk over paths, folders and archives.
#include "draughts/source/sources.hpp"

#include <algorithm>
#include <filesystem>
#include <set>
#include <utility>

#include <sys/stat.h>

#include "archive.hpp"
#include "container.hpp"
#include "decompressed_source.hpp"
#include "draughts/source/memory_source.hpp"
#include "file_source.hpp"
#include "peeked_source.hpp"

namespace draughts {
namespace {

namespace fs = std::filesystem;

/// How much of a text is looked at to see whether it is PDN.
constexpr std::size_t beginning_bytes = 1024;

using Opened = tl::expected<std::unique_ptr<ByteSource>, IoError>;

/// A path still to be read.
struct Pending {
  std::string path;
  bool found = false;  ///< in a folder; else somebody named it
};

/// An archive being read.
struct OpenArchive {
  std::shared_ptr<Archive> members;
  bool pdn_only = false;
  bool may_lack_pdn = false;  ///< nobody is told if it has none
  bool served = false;
};

/// A source freed of all its compression, and what it turned out to be.
struct Unwrapped {
  std::unique_ptr<ByteSource> bytes;
  Container container{};
  bool compressed = false;
};

Unwrapped unwrap(std::unique_ptr<ByteSource> bytes) {
  constexpr int deepest = 4;  // of a stream in a stream; what is deeper is no PDN
  for (int depth = 0;; ++depth) {
    auto peeked = std::make_unique<PeekedSource>(std::move(bytes), magic_bytes);
    const Container container = container_of(peeked->ahead());
    if (container == Container::none || is_archive(container) || depth == deepest) {
      return {std::move(peeked), container, depth > 0};
    }
    bytes = std::make_unique<DecompressedSource>(std::move(peeked), container);
  }
}

/// The archive in a file that stands at its beginning. A zip that isn't compressed again can be moved about in.
std::shared_ptr<Archive> open_archive(const std::shared_ptr<Descriptor>& file, const std::string& name,
                                      Unwrapped source) {
  const bool seekable = file->size() && source.container == Container::zip && !source.compressed;
  if (!seekable) return std::make_shared<Archive>(std::move(source.bytes), nullptr);
  file->seek(0, SEEK_SET);
  return std::make_shared<Archive>(std::make_unique<FileSource>(file, name), file);
}

/// Whether a member is named `*.pdn`. What can't be listed is not there.
bool lists_pdn(Archive& archive) {
  while (true) {
    const auto member = archive.next_member();
    if (!member || !*member) return false;
    if (names_pdn(**member)) return true;
  }
}

/// The files and folders in a folder that a walk looks at, last one first.
tl::expected<std::vector<Pending>, IoError> children_of(const std::string& folder) {
  std::vector<Pending> children;
  std::error_code failure;
  const std::string prefix = folder.ends_with('/') ? folder : folder + '/';
  for (fs::directory_iterator entry(folder, failure), end; !failure && entry != end; entry.increment(failure)) {
    std::error_code unknown;
    const std::string name = entry->path().filename().string();
    const fs::file_type type = entry->status(unknown).type();
    const bool broken_link = type == fs::file_type::not_found || type == fs::file_type::none;
    const bool file = (type == fs::file_type::regular || broken_link) && may_hold_pdn(name);
    if (file || type == fs::file_type::directory) children.push_back({prefix + name, true});
  }
  if (failure) return tl::make_unexpected(IoError{folder, reason_of(failure.value())});
  std::sort(children.begin(), children.end(), [](const Pending& a, const Pending& b) { return a.path > b.path; });
  return children;
}

}  // namespace

class Sources::Walk {
 public:
  Walk(std::vector<std::string> paths, SourceOptions options) : options_(options) {
    if (paths.empty()) paths.emplace_back("-");
    for (auto path = paths.rbegin(); path != paths.rend(); ++path) pending_.push_back({std::move(*path), false});
  }

  std::optional<Opened> next() {
    while (true) {
      auto opened = archive_ ? next_member() : next_path();
      if (opened) return opened;
      if (!archive_ && pending_.empty()) return std::nullopt;
    }
  }

 private:
  std::optional<Opened> next_path();
  std::optional<Opened> next_member();
  std::optional<Opened> enter(const Pending& folder, const struct ::stat& facts);
  std::optional<Opened> open(const std::shared_ptr<Descriptor>& file, const std::string& name, bool found);

  SourceOptions options_;
  std::vector<Pending> pending_;  // the next one last
  std::optional<OpenArchive> archive_;
  std::set<std::pair<dev_t, ino_t>> entered_;
};

/// The source of the next path, or its error, or nothing where it only led to more paths or an archive.
std::optional<Opened> Sources::Walk::next_path() {
  if (pending_.empty()) return std::nullopt;
  const Pending next = std::move(pending_.back());
  pending_.pop_back();
  if (next.path == "-" && !next.found) {
    return open(Descriptor::lend(options_.standard_input), standard_input_name, false);
  }
  struct ::stat facts {};
  if (::stat(next.path.c_str(), &facts) == 0 && S_ISDIR(facts.st_mode)) return enter(next, facts);
  auto file = Descriptor::open(next.path);
  if (!file) return Opened(tl::make_unexpected(file.error()));
  return open(*file, next.path, next.found);
}

std::optional<Opened> Sources::Walk::enter(const Pending& folder, const struct ::stat& facts) {
  if (!options_.recursive) return Opened(tl::make_unexpected(IoError{folder.path, "is a directory (use -r)"}));
  if (!entered_.emplace(facts.st_dev, facts.st_ino).second) return std::nullopt;
  auto children = children_of(folder.path);
  if (!children) return Opened(tl::make_unexpected(children.error()));
  std::move(children->begin(), children->end(), std::back_inserter(pending_));
  return std::nullopt;
}

std::optional<Opened> Sources::Walk::open(const std::shared_ptr<Descriptor>& file, const std::string& name,
                                          bool found) {
  Unwrapped source = unwrap(std::make_unique<FileSource>(file, name));
  if (!is_archive(source.container)) {
    if (!found || names_pdn_inside(name)) return Opened(std::move(source.bytes));
    // A walk comes by compressed files of all kinds; those that don't say what they hold are looked into.
    auto peeked = std::make_unique<PeekedSource>(std::move(source.bytes), beginning_bytes);
    return begins_like_pdn(peeked->ahead()) ? std::optional(Opened(std::move(peeked))) : std::nullopt;
  }
  archive_ = OpenArchive{open_archive(file, name, std::move(source)), true, found, false};
  if (found || !file->size()) return std::nullopt;
  archive_->pdn_only = lists_pdn(*archive_->members);
  file->seek(0, SEEK_SET);
  archive_->members = open_archive(file, name, unwrap(std::make_unique<FileSource>(file, name)));
  return std::nullopt;
}

/// The next member of the archive that is to be read, or nothing at its end.
std::optional<Opened> Sources::Walk::next_member() {
  auto member = archive_->members->next_member();
  if (member && *member) {
    const std::string& path = **member;
    if (archive_->pdn_only && !names_pdn(path)) return std::nullopt;
    archive_->served = true;
    return Opened(std::make_unique<MemberSource>(archive_->members, path));
  }
  const OpenArchive ended = *std::exchange(archive_, std::nullopt);
  if (!member) return Opened(tl::make_unexpected(member.error()));
  if (ended.served || ended.may_lack_pdn) return std::nullopt;
  if (!ended.pdn_only || ended.members->members() == 1) {
    return Opened(std::make_unique<MemorySource>("", ended.members->name()));
  }
  return Opened(tl::make_unexpected(
      IoError{ended.members->name(), "holds no *.pdn, and a pipe's other members can't be told from them"}));
}

Sources::Sources(std::vector<std::string> paths, SourceOptions options)
    : walk_(std::make_unique<Walk>(std::move(paths), options)) {}
Sources::~Sources() = default;
Sources::Sources(Sources&&) noexcept = default;
Sources& Sources::operator=(Sources&&) noexcept = default;

std::optional<tl::expected<std::unique_ptr<ByteSource>, IoError>> Sources::next() {
  return walk_->next();
}

}  // namespace draughts
