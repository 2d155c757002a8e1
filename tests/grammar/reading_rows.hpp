// Tables of texts with what they are read as.
#pragma once

#include <string_view>
#include <vector>

namespace test_grammar {

/// A text, its games in normal form joined by ", ", and the codes of its findings.
struct Row {
  std::string_view text;
  std::string_view games;
  std::string_view codes;
};

/// Checks that each text is read whole, as its games and with its codes.
void check(const std::vector<Row>& rows);

}  // namespace test_grammar
