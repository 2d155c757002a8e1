// What holds of reading whatever the text: asked by the property tests and by the fuzzer.
#pragma once

#include <cstddef>
#include <string_view>

namespace test_grammar {

/// Reads all games of the text and looks at each: reading ends, never leaves the text, always goes on; spans lie in
/// their game, squares belong to their moves, brackets are balanced, findings lie in the text. Returns the law that was
/// broken; empty when all hold.
std::string_view law_broken_by(std::string_view text);

/// Does the text, becoming known `step` bytes at a time, give the games and findings that it gives as a whole?
bool reads_alike_in_steps(std::string_view text, std::size_t step);

}  // namespace test_grammar
