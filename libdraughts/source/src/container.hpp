// What a file is wrapped in, told by its first bytes; and, where only names are known, by its name.
#pragma once

#include <cstdint>
#include <string_view>

namespace draughts {

/// Plain bytes, one compressed stream, or an archive with members.
enum class Container : std::uint8_t { none, gzip, zstd, xz, bzip2, zip, tar };

/// How many first bytes container_of wants to see.
inline constexpr std::size_t magic_bytes = 512;

/// What begins with these bytes.
Container container_of(std::string_view first_bytes);

/// What people call it, such as `gzip`.
std::string_view name_of(Container container);

/// Whether members rather than one stream lie in it.
constexpr bool is_archive(Container container) {
  return container == Container::zip || container == Container::tar;
}

/// `*.pdn` in any case, in any folder; but not what macOS lays beside a file, `._*`.
bool names_pdn(std::string_view path);

/// Whether a file met on a walk may hold PDN: `*.pdn`, the same compressed, or an archive.
bool may_hold_pdn(std::string_view path);

/// Whether a name says that a file is PDN once its compression is undone: `*.pdn.gz`, `*.pdn`.
bool names_pdn_inside(std::string_view path);

/// Whether a text's first bytes are those of PDN: a tag, or move 1.
bool begins_like_pdn(std::string_view bytes);

}  // namespace draughts
