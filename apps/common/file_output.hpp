// A stream buffer over a file descriptor that remembers why writing failed.
#pragma once

#include <array>
#include <streambuf>

namespace pdn::cli {

/// Buffers up to 64 KiB. After the first failed write everything is dropped.
class FileOutput : public std::streambuf {
 public:
  /// Writes to `descriptor`, which it does not close.
  explicit FileOutput(int descriptor);
  FileOutput(const FileOutput&) = delete;
  FileOutput& operator=(const FileOutput&) = delete;
  ~FileOutput() override;

  /// The errno of the write that failed; 0 while all is well.
  [[nodiscard]] int error() const noexcept { return error_; }

 protected:
  int_type overflow(int_type character) override;
  int sync() override;
  /// Tells the position only: how many bytes have been taken.
  pos_type seekoff(off_type offset, std::ios_base::seekdir from, std::ios_base::openmode which) override;

 private:
  bool write_out();

  int descriptor_;
  int error_ = 0;
  off_type written_ = 0;  // out of the buffer
  std::array<char, std::size_t{1} << 16> buffer_{};
};

}  // namespace pdn::cli
