// pdn-board without a process around it: options and streams in, exit status out.
#pragma once

#include "common/exit_status.hpp"
#include "common/streams.hpp"
#include "pdn-board/options.hpp"

namespace pdn::cli {

/// Shows every position that the options name.
[[nodiscard]] ExitStatus run(const BoardOptions& options, Streams& streams);

}  // namespace pdn::cli
