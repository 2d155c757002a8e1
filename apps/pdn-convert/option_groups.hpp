// The groups of pdn-convert's options, each described in the .cpp that bears its name.
#pragma once

#include <string>

#include "pdn-convert/options.hpp"

namespace CLI {
class App;
}

namespace pdn::cli {

/// Style, tags, parts and layout: writing_options.cpp.
void add_writing_options(CLI::App& app, ConvertOptions& options);

/// Which games, each once or in order: selection_options.cpp. `unique` takes the word of --unique as it stands.
void add_selection_options(CLI::App& app, ConvertOptions& options, std::string& unique);

}  // namespace pdn::cli
