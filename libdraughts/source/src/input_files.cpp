// stat(2), and the first bytes.
#include "draughts/source/input_files.hpp"

#include <sys/stat.h>

#include <array>
#include <span>

#include "container.hpp"
#include "file_source.hpp"
#include "path_walk.hpp"

namespace draughts {
namespace {

std::optional<FileIdentity> identity_in(const struct ::stat& facts) {
  if (!S_ISREG(facts.st_mode)) return std::nullopt;
  return FileIdentity{facts.st_dev, facts.st_ino};
}

}  // namespace

std::optional<FileIdentity> identity_of(const std::string& path) {
  struct ::stat facts {};
  return ::stat(path.c_str(), &facts) == 0 ? identity_in(facts) : std::nullopt;
}

std::optional<FileIdentity> identity_of(int descriptor) {
  struct ::stat facts {};
  return ::fstat(descriptor, &facts) == 0 ? identity_in(facts) : std::nullopt;
}

std::vector<tl::expected<InputFile, IoError>> input_files(const std::vector<std::string>& paths,
                                                          const SourceOptions& options) {
  std::vector<tl::expected<InputFile, IoError>> files;
  PathWalk walk(paths, options);
  while (auto path = walk.next()) {
    if (!*path) {
      files.emplace_back(tl::make_unexpected(path->error()));
      continue;
    }
    const bool standard_input = (*path)->standard_input;
    auto identity = standard_input ? identity_of(options.standard_input) : identity_of((*path)->name);
    files.emplace_back(InputFile{(*path)->name, standard_input, identity});
  }
  return files;
}

tl::expected<std::optional<std::string_view>, IoError> packing_of(const std::string& path) {
  auto file = Descriptor::open(path);
  if (!file) return tl::make_unexpected(file.error());
  FileSource source(*file, path);
  std::array<char, magic_bytes> bytes{};
  std::size_t filled = 0;
  while (filled < bytes.size()) {
    const auto count = source.read(std::span(bytes).subspan(filled));
    if (!count) return tl::make_unexpected(count.error());
    if (*count == 0) break;
    filled += *count;
  }
  const Container container = container_of({bytes.data(), filled});
  if (container == Container::none) return std::nullopt;
  return name_of(container);
}

}  // namespace draughts
