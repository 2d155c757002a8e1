// How much memory a window takes: that of the largest game, not of the source. Measured as the operating system sees
// it.
#include <catch2/catch.hpp>
#include <cstring>
#include <fstream>
#include <string>

#include "draughts/source/window.hpp"

using namespace draughts;

namespace {

constexpr std::size_t mebibyte = std::size_t{1} << 20;

/// So many bytes of one letter, made when they are read.
class EndlessSource final : public ByteSource {
 public:
  explicit EndlessSource(std::uint64_t bytes) : ByteSource("(endless)"), left_(bytes) {}
  tl::expected<std::size_t, IoError> read(std::span<char> buffer) override {
    const std::size_t count = std::min({buffer.size(), std::size_t{65536}, static_cast<std::size_t>(left_)});
    std::memset(buffer.data(), 'a', count);
    left_ -= count;
    return count;
  }

 private:
  std::uint64_t left_;
};

/// The most memory this process has had resident, in bytes, since forget_peak().
std::size_t peak() {
  std::ifstream status("/proc/self/status");
  for (std::string word; status >> word;) {
    std::size_t kibibytes = 0;
    if (word == "VmHWM:" && status >> kibibytes) return kibibytes * 1024;
  }
  return 0;
}

bool forget_peak() {
  std::ofstream reset("/proc/self/clear_refs");
  reset << "5" << std::flush;
  return reset.good() && peak() > 0;
}

#if defined(__has_feature)
constexpr bool under_address_sanitiser = __has_feature(address_sanitizer);
#elif defined(__SANITIZE_ADDRESS__)
constexpr bool under_address_sanitiser = true;
#else
constexpr bool under_address_sanitiser = false;
#endif

/// Whether memory can be measured here; says so if not.
bool measurable() {
  if (!under_address_sanitiser && forget_peak()) return true;
  WARN("skipped: the peak of resident memory can't be measured here");
  return false;
}

}  // namespace

TEST_CASE("a long source read game by game takes a few steps of memory") {
  if (!measurable()) return;
  EndlessSource source(1000 * mebibyte);
  const std::size_t before = peak();
  Window window(source);
  while (!window.complete()) {
    window.discard(window.text().size() - 5000);
    window.extend();
  }
  CHECK(peak() - before < 8 * mebibyte);
}

TEST_CASE("a huge game takes its size and a quarter") {
  if (!measurable()) return;
  constexpr std::size_t game_size = 200 * mebibyte;
  EndlessSource source(2 * game_size);
  const std::size_t before = peak();
  Window window(source);
  while (window.text().size() < game_size) window.extend();
  CHECK(peak() - before < game_size * 13 / 10);
}
