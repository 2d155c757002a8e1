// From paths to sources, through compression and archives.
#include "draughts/source/sources.hpp"

#include <unistd.h>

#include <utility>

#include "archive.hpp"
#include "container.hpp"
#include "decompressed_source.hpp"
#include "draughts/source/memory_source.hpp"
#include "file_source.hpp"
#include "path_walk.hpp"
#include "peeked_source.hpp"

namespace draughts {
namespace {

/// How much of a text is looked at to see whether it is PDN.
constexpr std::size_t beginning_bytes = 1024;

using Opened = tl::expected<std::unique_ptr<ByteSource>, IoError>;

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

}  // namespace

class Sources::Walk {
 public:
  Walk(std::vector<std::string> paths, SourceOptions options)
      : standard_input_(options.standard_input), paths_(std::move(paths), options) {}

  std::optional<Opened> next() {
    while (true) {
      if (archive_) {
        if (auto opened = next_member()) return opened;
        continue;
      }
      auto path = paths_.next();
      if (!path) return std::nullopt;
      if (!*path) return Opened(tl::make_unexpected(path->error()));
      if (auto opened = open_path(**path)) return opened;
    }
  }

 private:
  std::optional<Opened> next_member();
  std::optional<Opened> open_path(const WalkedPath& path);
  std::optional<Opened> open(const std::shared_ptr<Descriptor>& file, const std::string& name, bool found);

  int standard_input_;
  PathWalk paths_;
  std::optional<OpenArchive> archive_;
};

/// The source of a path, or its error, or nothing where it only led to an archive or to what is no PDN.
std::optional<Opened> Sources::Walk::open_path(const WalkedPath& path) {
  if (path.standard_input) return open(Descriptor::lend(standard_input_), standard_input_name, false);
  auto file = Descriptor::open(path.name);
  if (!file) return Opened(tl::make_unexpected(file.error()));
  return open(*file, path.name, path.found);
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
