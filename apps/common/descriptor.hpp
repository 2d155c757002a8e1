// A file descriptor with an owner. Not here: reading (the source room does it) and buffered writing (file_output.hpp).
#pragma once

#include <utility>

namespace pdn::cli {

/// Closes what it holds. Empty when moved from or closed.
class Descriptor {
 public:
  Descriptor() = default;
  explicit Descriptor(int number) noexcept : number_(number) {}
  Descriptor(Descriptor&& other) noexcept : number_(std::exchange(other.number_, -1)) {}
  Descriptor& operator=(Descriptor&& other) noexcept;
  ~Descriptor() { static_cast<void>(close()); }

  /// The system's number; negative if empty.
  [[nodiscard]] int number() const noexcept { return number_; }

  /// Closes it and returns 0 or the errno: some file systems tell only now that writing failed.
  [[nodiscard]] int close() noexcept;

 private:
  int number_ = -1;
};

/// Opens a file with these flags of open(2), close-on-exec, through interruptions. Empty, with errno set, on failure.
[[nodiscard]] Descriptor open_file(const char* path, int flags) noexcept;

}  // namespace pdn::cli
