// What the tests of this room stand on: folders that vanish, pipes, compressed files made on the spot, reading to the
// end.
#pragma once

#include <filesystem>
#include <optional>
#include <string>
#include <string_view>
#include <thread>
#include <utility>
#include <vector>

#include "draughts/source/byte_source.hpp"
#include "draughts/source/sources.hpp"

namespace source_test {

/// A folder of its own, gone at the end of the test.
class Folder {
 public:
  Folder();
  ~Folder();
  Folder(const Folder&) = delete;
  Folder& operator=(const Folder&) = delete;

  const std::filesystem::path& path() const { return path_; }
  std::string operator/(std::string_view name) const { return (path_ / name).string(); }

  /// Writes a file in it, with the folders on the way, and gives its path.
  std::string write(std::string_view name, std::string_view bytes) const;

 private:
  std::filesystem::path path_;
};

/// A pipe into which another thread writes `bytes`, `at_a_time` of them; tests read `number()`.
class Pipe {
 public:
  explicit Pipe(std::string bytes, std::size_t at_a_time = 1000);
  ~Pipe();
  Pipe(const Pipe&) = delete;
  Pipe& operator=(const Pipe&) = delete;

  int number() const { return ends_[0]; }

 private:
  int ends_[2]{};
  std::thread writer_;
};

/// `text` compressed with libarchive's filter of that name (gzip, zstd, xz, bzip2), at its lowest level.
std::string compressed(const char* filter, std::string_view text);

using Members = std::vector<std::pair<std::string, std::string>>;

/// An archive in libarchive's format of that name (zip, ustar), perhaps with a filter around it; names ending in `/`
/// are folders.
std::string archive_of(const char* format, const Members& members, const char* filter = nullptr);

/// A zip in which the first member was deleted: its bytes are there, but the list at the end doesn't name it.
std::string zip_without_first(const Members& members);

/// Games enough for `bytes`, each unlike the others, so that they compress moderately.
std::string games(std::size_t bytes);

/// What reading to the end came to.
struct Outcome {
  std::string bytes;
  std::optional<draughts::IoError> error;
};

/// Reads a source to its end, `at_a_time` bytes asked for.
Outcome read_all(draughts::ByteSource& source, std::size_t at_a_time = 5000);

/// One thing a list of paths gave: a source with its bytes, or an error.
struct Found {
  std::string name;
  std::string bytes;
  std::string error;  ///< empty if none

  friend bool operator==(const Found&, const Found&) = default;
};

std::ostream& operator<<(std::ostream& out, const Found& found);

/// Everything behind the paths, read to the end one after the other.
std::vector<Found> everything(std::vector<std::string> paths, draughts::SourceOptions options = {});

}  // namespace source_test
