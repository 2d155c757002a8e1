// readlink(2), stat(2), access(2).
#include "common/output_target.hpp"

#include <fcntl.h>
#include <unistd.h>

#include <array>
#include <cerrno>
#include <charconv>
#include <climits>
#include <filesystem>
#include <string_view>
#include <system_error>

#include "draughts/source/input_files.hpp"

namespace pdn::cli {
namespace {

constexpr int most_links = 40;  // as many as Linux follows

/// N of /dev/fd/N and /proc/self/fd/N. Opening those again would begin the file anew, not go on where it is.
std::optional<int> descriptor_in(std::string_view path) {
  for (const std::string_view folder : {"/dev/fd/", "/proc/self/fd/", "/proc/thread-self/fd/"}) {
    if (path.substr(0, folder.size()) != folder) continue;
    const std::string_view digits = path.substr(folder.size());
    int number = -1;
    const auto [end, error] = std::from_chars(digits.data(), digits.data() + digits.size(), number);
    if (error == std::errc{} && end == digits.data() + digits.size() && number >= 0) return number;
  }
  return std::nullopt;
}

/// What a symbolic link says, taken from the link's own folder; nothing if it is no link.
std::optional<std::string> followed(const std::string& path) {
  std::array<char, PATH_MAX> buffer{};
  const ssize_t length = ::readlink(path.c_str(), buffer.data(), buffer.size());
  if (length <= 0) return std::nullopt;
  const std::string_view said(buffer.data(), static_cast<std::size_t>(length));
  if (said[0] == '/') return std::string(said);
  return path.substr(0, path.rfind('/') + 1).append(said);  // npos + 1 is 0
}

}  // namespace

tl::expected<OutputTarget, OutputError> find_output_target(const std::string& path) {
  const auto refused = [&](int code) { return tl::make_unexpected(system_refuses(path, code)); };
  OutputTarget target{path, std::nullopt, std::nullopt};
  if (path == "-") target.descriptor = STDOUT_FILENO;
  for (int links = 0; !target.descriptor; ++links) {
    target.descriptor = descriptor_in(target.path);
    auto next = target.descriptor ? std::nullopt : followed(target.path);
    if (!next) break;
    if (links == most_links) return refused(ELOOP);
    target.path = *std::move(next);
  }
  if (target.descriptor) return target;
  if (path.empty()) return refused(ENOENT);
  struct ::stat facts {};
  if (::stat(target.path.c_str(), &facts) != 0) {
    if (errno != ENOENT) return refused(errno);
    if (target.path.back() == '/') return refused(EISDIR);
    return target;
  }
  if (S_ISDIR(facts.st_mode)) return refused(EISDIR);
  if (::faccessat(AT_FDCWD, target.path.c_str(), W_OK, AT_EACCESS) != 0) return refused(errno);
  target.existing = facts;
  return target;
}

bool are_one_output(const std::string& one, const std::string& other) {
  const auto identity = [](const std::string& path) {
    return path == "-" ? draughts::identity_of(STDOUT_FILENO) : draughts::identity_of(path);
  };
  const auto known = identity(one);
  if (known && known == identity(other)) return true;
  const auto first = find_output_target(one);
  const auto second = find_output_target(other);
  if (!first || !second) return false;
  if (first->descriptor || second->descriptor) return first->descriptor == second->descriptor;
  if (first->direct() || second->direct()) return false;
  std::error_code unknown;
  return std::filesystem::weakly_canonical(std::filesystem::absolute(first->path), unknown) ==
         std::filesystem::weakly_canonical(std::filesystem::absolute(second->path), unknown);
}

}  // namespace pdn::cli
