// Any text, written again: what is written is read back whole, and written once more it doesn't change by a byte.
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <string>

#include "support/converting/converting.hpp"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const std::string text(reinterpret_cast<const char*>(data), size);
  const auto games = converting::transcripts(text);
  const std::string once = converting::written(games);
  const auto again = converting::transcripts(once);
  if (again.size() != games.size() || converting::written(again) != once) std::abort();
  return 0;
}
