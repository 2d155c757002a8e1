// pdn-search-position without a process around it: options and streams in, exit status out.
#pragma once

#include "common/exit_status.hpp"
#include "common/streams.hpp"
#include "pdn-search-position/options.hpp"

namespace pdn::cli {

/// Searches everything that the options name.
[[nodiscard]] ExitStatus run(const SearchToolOptions& options, Streams& streams);

}  // namespace pdn::cli
