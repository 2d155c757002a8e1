// Names that nobody has, and renaming.
#include "common/temporary_files.hpp"

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <cstdio>
#include <string_view>

#include "common/file_name.hpp"
#include "common/file_output.hpp"

namespace pdn::cli {
namespace {

constexpr std::string_view mark = ".pdn-";
constexpr std::string_view ending = ".tmp";
constexpr std::size_t random_letters = 6;
constexpr int most_tries = 100;

/// Six letters that nobody else is likely to have drawn; others at each try.
std::string draw_letters(int tries) {
  constexpr std::string_view letters = "abcdefghijklmnopqrstuvwxyz234567";
  std::array<unsigned char, random_letters> bytes{};
  if (::getentropy(bytes.data(), bytes.size()) != 0) bytes.fill(static_cast<unsigned char>(tries));
  std::string drawn;
  for (const unsigned char byte : bytes) drawn += letters[byte % letters.size()];
  return drawn;
}

std::string temporary_path(const std::string& target, int tries) {
  const std::size_t name_begin = target.rfind('/') + 1;  // npos + 1 is 0
  const std::size_t room = longest_file_name - 1 - mark.size() - random_letters - ending.size();
  std::string path = target.substr(0, name_begin);
  path.append(1, '.').append(shortened(std::string_view(target).substr(name_begin), room));
  return path.append(mark).append(draw_letters(tries)).append(ending);
}

/// Tries names until `make` (0 or an errno) finds one free.
template <class Make>
tl::expected<std::string, int> under_a_free_name(const std::string& target, Make make) {
  int error = EEXIST;
  for (int tries = 0; tries < most_tries && error == EEXIST; ++tries) {
    std::string path = temporary_path(target, tries);
    error = make(path.c_str());
    if (error == 0) return path;
  }
  return tl::make_unexpected(error);
}

/// Owner, group and permissions of the file replaced. Who may not give the file to its group gives that group's rights
/// to nobody who had none.
void take_over_permissions(int descriptor, const struct ::stat& replaced) {
  mode_t mode = replaced.st_mode & 0777;
  const bool group_kept = ::fchown(descriptor, replaced.st_uid, replaced.st_gid) == 0 ||
                          ::fchown(descriptor, static_cast<uid_t>(-1), replaced.st_gid) == 0;
  if (!group_kept) mode &= ~mode_t{070} | ((mode & 07) << 3);
  static_cast<void>(::fchmod(descriptor, mode));  // nobody else has rights on it until now
}

/// Copies a file whole, with its time, to the disk. 0 or an errno.
int copy_bytes(int from, int to, const struct ::stat& facts) {
  std::array<char, std::size_t{1} << 16> buffer{};
  FileOutput output(to);
  while (output.error() == 0) {
    const ssize_t count = ::read(from, buffer.data(), buffer.size());
    if (count == 0) break;
    if (count < 0 && errno != EINTR) return errno;
    if (count > 0) output.sputn(buffer.data(), count);
  }
  output.pubsync();
  const std::array times{facts.st_atim, facts.st_mtim};
  if (output.error() != 0) return output.error();
  return ::futimens(to, times.data()) == 0 && ::fsync(to) == 0 ? 0 : errno;
}

/// rename(2) that refuses with EEXIST where there is a file. Where the file system can't do that, a second name that
/// link(2) refuses to give twice.
int rename_to_free_name(const char* from, const char* to) {
  if (::renameat2(AT_FDCWD, from, AT_FDCWD, to, RENAME_NOREPLACE) == 0) return 0;
  if (errno != EINVAL && errno != ENOSYS) return errno;
  if (::link(from, to) != 0) return errno;
  ::unlink(from);
  return 0;
}

}  // namespace

TemporaryFiles::TemporaryFiles()
    : watch_([this] {
        mutex_.lock();  // for good: nothing is renamed any more
        remove_all();
      }) {}

TemporaryFiles::~TemporaryFiles() {
  const std::lock_guard lock(mutex_);
  remove_all();
}

tl::expected<TemporaryFiles::Made, int> TemporaryFiles::make(const std::string& target, const struct ::stat* replaced) {
  const mode_t mode = replaced == nullptr ? 0666 : replaced->st_mode & 0700;
  const std::lock_guard lock(mutex_);
  Descriptor descriptor;
  auto path = under_a_free_name(target, [&](const char* name) {
    descriptor = Descriptor(::open(name, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, mode));
    return descriptor.number() >= 0 ? 0 : errno;
  });
  if (!path) return tl::make_unexpected(path.error());
  paths_.insert(*path);
  if (replaced != nullptr) take_over_permissions(descriptor.number(), *replaced);
  return Made{*std::move(path), std::move(descriptor)};
}

tl::expected<std::string, int> TemporaryFiles::make_link(const std::string& original, const std::string& target) {
  const std::lock_guard lock(mutex_);
  auto path =
      under_a_free_name(target, [&](const char* name) { return ::link(original.c_str(), name) == 0 ? 0 : errno; });
  if (path) paths_.insert(*path);
  return path;
}

tl::expected<std::string, int> TemporaryFiles::make_copy(const std::string& original, const std::string& target) {
  const Descriptor from = open_file(original.c_str(), O_RDONLY);
  struct ::stat facts {};
  if (from.number() < 0 || ::fstat(from.number(), &facts) != 0) return tl::make_unexpected(errno);
  auto copy = make(target, &facts);
  if (!copy) return tl::make_unexpected(copy.error());
  int error = copy_bytes(from.number(), copy->descriptor.number(), facts);
  if (error == 0) error = copy->descriptor.close();
  if (error == 0) return std::move(copy->path);
  discard(copy->path);
  return tl::make_unexpected(error);
}

int TemporaryFiles::replace(const std::string& temporary, const std::string& target) {
  const std::lock_guard lock(mutex_);
  if (::rename(temporary.c_str(), target.c_str()) != 0) return errno;
  // Two names of one file: rename does nothing then, and the temporary name is still there.
  ::unlink(temporary.c_str());
  paths_.erase(temporary);
  return 0;
}

tl::expected<void, OutputError> TemporaryFiles::place_all(std::span<const Placement> placements) {
  const std::lock_guard lock(mutex_);
  for (std::size_t placed = 0; placed < placements.size(); ++placed) {
    const Placement& next = placements[placed];
    const int error = rename_to_free_name(next.temporary.c_str(), next.target.c_str());
    if (error == 0) continue;
    for (const Placement& undone : placements.first(placed)) ::unlink(undone.target.c_str());
    return tl::make_unexpected(system_refuses(next.target, error));
  }
  for (const Placement& placement : placements) paths_.erase(placement.temporary);
  return {};
}

void TemporaryFiles::discard(const std::string& temporary) {
  const std::lock_guard lock(mutex_);
  if (paths_.erase(temporary) != 0) ::unlink(temporary.c_str());
}

void TemporaryFiles::remove_all() {
  for (const std::string& path : paths_) ::unlink(path.c_str());
  paths_.clear();
}

}  // namespace pdn::cli
