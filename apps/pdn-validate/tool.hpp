// pdn-validate without a process around it: options and streams in, exit status out.
#pragma once

#include "common/exit_status.hpp"
#include "common/streams.hpp"
#include "pdn-validate/options.hpp"

namespace pdn::cli {

/// Checks everything that the options name.
[[nodiscard]] ExitStatus run(const ValidateOptions& options, Streams& streams);

}  // namespace pdn::cli
