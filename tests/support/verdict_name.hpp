// The referee's verdicts as tests write them.
#pragma once

#include <string>

#include "draughts/rules/referee.hpp"

namespace test_support {

/// A verdict by its diagnostic's name: "legal" or the slug.
std::string name_of(draughts::Verdict verdict);

}  // namespace test_support
