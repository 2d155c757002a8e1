// Reading any bytes ends and keeps the laws of reading; read in steps, they give the same games.
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <string_view>

#include "grammar/reading_laws.hpp"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  if (size == 0) return 0;
  const std::size_t step =
      size / 32 + data[0] % 7 + 1U;  // few steps, or long texts would cost the square of their length
  const std::string_view text{reinterpret_cast<const char*>(data), size};
  const std::string_view law = test_grammar::law_broken_by(text);
  if (!law.empty()) {
    std::fprintf(stderr, "broken: %.*s\n", static_cast<int>(law.size()), law.data());
    std::abort();
  }
  if (!test_grammar::reads_alike_in_steps(text, step)) {
    std::fprintf(stderr, "read otherwise in steps of %zu\n", step);
    std::abort();
  }
  return 0;
}
