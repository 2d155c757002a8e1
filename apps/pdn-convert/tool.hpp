// pdn-convert without a process around it: options and streams in, exit status out.
#pragma once

#include "common/exit_status.hpp"
#include "common/streams.hpp"
#include "pdn-convert/options.hpp"

namespace pdn::cli {

/// Writes the games of everything that the options name.
[[nodiscard]] ExitStatus run(const ConvertOptions& options, Streams& streams);

}  // namespace pdn::cli
