// The options that all tools share, and the way from a command line to values. Each option is described once, in
// options.cpp, for the parser and --help. Not here: CLI11, which only the .cpp files of options see.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <tl/expected.hpp>
#include <vector>

#include "common/colour.hpp"
#include "common/exit_status.hpp"
#include "common/log.hpp"
#include "draughts/rules/variant.hpp"
#include "draughts/source/encoding.hpp"

namespace CLI {
class App;
}

namespace pdn::cli {

/// What every tool can be asked.
struct CommonOptions {
  std::vector<std::string> paths;  ///< as given; none is standard input
  bool recursive{};
  std::optional<draughts::Variant> variant;    ///< nothing: auto
  bool list_variants{};                        ///< print the table of variants and do nothing else
  std::optional<draughts::Encoding> encoding;  ///< nothing: auto
  std::uint32_t jobs{};                        ///< 0: as many as there are cores
  When colour{};
  When progress{};
  Verbosity verbosity = Verbosity::normal;
};

/// A command line that ends the run at once: --help, --version, or a mistake.
struct EarlyExit {
  ExitStatus status{};
  std::string text;  ///< for standard output when clean, else for standard error
};

/// Describes the options of tools that read games to a parser, which fills `options`; both must live until parse() is
/// done.
void add_common_options(CLI::App& app, CommonOptions& options);

/// Some of them by themselves, for tools that read none: --variant, of this purpose, and --list-variants; --color;
/// --quiet and --verbose, which do so.
void add_variant_options(CLI::App& app, CommonOptions& options, const std::string& purpose);
void add_colour_option(CLI::App& app, CommonOptions& options);
void add_verbosity_options(CLI::App& app, CommonOptions& options, const std::string& quietly,
                           const std::string& verbosely);

/// A parser for a tool with this name and purpose, its --help and --version described.
void describe_tool(CLI::App& app, const std::string& name, const std::string& version, const std::string& examples);

/// A check for numbers that count something: empty for a whole number from 1 on, else what is wrong with the text.
[[nodiscard]] std::string positive_number(const std::string& text);

/// Parses; no exception gets out.
[[nodiscard]] tl::expected<void, EarlyExit> parse(CLI::App& app, int count, const char* const* arguments);

}  // namespace pdn::cli
