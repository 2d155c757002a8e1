// Magic bytes (RFC 1952, RFC 8878, the .xz format, bzip2, PKWARE's APPNOTE, POSIX ustar) and usual file names.
#include "container.hpp"

#include <algorithm>
#include <array>
#include <string>

namespace draughts {
namespace {

using namespace std::string_view_literals;

struct Magic {
  std::size_t offset;
  std::string_view bytes;
  Container container;
};

constexpr std::array magic_numbers{
    Magic{0, "\x1F\x8B\x08"sv, Container::gzip},        Magic{0, "\x28\xB5\x2F\xFD"sv, Container::zstd},
    Magic{0, "\x50\x2A\x4D\x18"sv, Container::zstd},  // a skippable frame, as pzstd begins with
    Magic{0, "\xFD\x37zXZ\0"sv, Container::xz},         Magic{0, "BZh"sv, Container::bzip2},
    Magic{0, "PK\x03\x04"sv, Container::zip},           Magic{0, "PK\x05\x06"sv, Container::zip},
    Magic{0, "PK\x07\x08PK\x03\x04"sv, Container::zip}, Magic{257, "ustar"sv, Container::tar},
};

constexpr std::array stream_endings{".gz"sv, ".zst"sv, ".xz"sv, ".bz2"sv};
constexpr std::array archive_endings{".zip"sv, ".tar"sv, ".tgz"sv, ".tzst"sv, ".txz"sv, ".tbz2"sv, ".tbz"sv};

std::string lower_case_name(std::string_view path) {
  std::string name(path.substr(path.rfind('/') + 1));
  const auto lower = [](char c) { return 'A' <= c && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c; };
  std::transform(name.begin(), name.end(), name.begin(), lower);
  return name;
}

template <class Endings>
std::string_view without_ending(std::string_view name, const Endings& endings) {
  for (const std::string_view ending : endings) {
    if (name.ends_with(ending)) return name.substr(0, name.size() - ending.size());
  }
  return name;
}

bool ends_in_pdn(std::string_view name) {
  return name.ends_with(".pdn") && !name.starts_with("._");
}

}  // namespace

Container container_of(std::string_view first_bytes) {
  for (const auto& [offset, bytes, container] : magic_numbers) {
    if (first_bytes.size() >= offset && first_bytes.substr(offset).starts_with(bytes)) return container;
  }
  return Container::none;
}

std::string_view name_of(Container container) {
  switch (container) {
    case Container::gzip:
      return "gzip";
    case Container::zstd:
      return "zstd";
    case Container::xz:
      return "xz";
    case Container::bzip2:
      return "bzip2";
    case Container::zip:
      return "zip";
    case Container::tar:
      return "tar";
    case Container::none:
      break;
  }
  return "plain";
}

bool names_pdn(std::string_view path) {
  return ends_in_pdn(lower_case_name(path));
}

bool may_hold_pdn(std::string_view path) {
  const std::string name = lower_case_name(path);
  if (name.starts_with("._")) return false;
  const std::string_view inner = without_ending(name, stream_endings);
  return inner != name || ends_in_pdn(name) || without_ending(name, archive_endings) != name;
}

bool names_pdn_inside(std::string_view path) {
  const std::string name = lower_case_name(path);
  return ends_in_pdn(without_ending(name, stream_endings));
}

bool begins_like_pdn(std::string_view bytes) {
  const std::size_t first = bytes.find_first_not_of(" \t\r\n\xEF\xBB\xBF");
  if (first == std::string_view::npos || first + 1 >= bytes.size()) return false;
  const char next = bytes[first + 1];
  if (bytes[first] == '[') return (next >= 'A' && next <= 'Z') || (next >= 'a' && next <= 'z');
  return bytes.substr(first).starts_with("1.");
}

}  // namespace draughts
