// A FEN that can be read is written in a form that is read back as the same setup, without a word, and written so
// again.
#include <cstdint>
#include <cstdlib>
#include <string>
#include <string_view>
#include <vector>

#include "pdn/fen_text.hpp"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const std::string_view fen{reinterpret_cast<const char*>(data), size};
  std::vector<draughts::Diagnostic> findings;
  const auto read = pdn::parse_fen(fen, findings);
  for (const auto& finding : findings) {
    if (finding.span.offset + finding.span.length > size) std::abort();
  }
  if (!read.readable) return 0;

  const std::string written = pdn::write_fen(read.setup);
  findings.clear();
  const auto again = pdn::parse_fen(written, findings);
  if (!again.readable || !findings.empty() || pdn::write_fen(again.setup) != written) std::abort();
  if (again.setup.turn != read.setup.turn || again.setup.pieces.size() != read.setup.pieces.size()) std::abort();
  return 0;
}
