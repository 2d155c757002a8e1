// The members of a finding that the reports in JSON have in common. Not here: the objects around them.
#pragma once

#include "common/json_line.hpp"
#include "common/report.hpp"

namespace pdn::cli {

/// Where in the games it is: `game`, `ply`, `variation`.
void add_whereabouts(JsonLine& json, const Finding& finding);

/// What would be right: `hint`, `fen`, `legal`, `suggestions`, `rule`.
void add_advice(JsonLine& json, const Finding& finding);

}  // namespace pdn::cli
