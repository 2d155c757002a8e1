// The way to files that lie beside the project and are not part of it.
#pragma once

#include <filesystem>
#include <optional>
#include <string>
#include <vector>

namespace test_support {

/// The folder `below` (such as `corpus/standard-suite`) of PDN_SHARED: the environment's, else the one given to CMake.
/// Empty where it isn't there; then it has said so in words that make ctest show the test as skipped.
std::optional<std::filesystem::path> shared_folder(const std::filesystem::path& below);

/// Every regular file under a folder, in the order of their names.
std::vector<std::filesystem::path> files_under(const std::filesystem::path& folder);

/// Those of them that are PDN by their names.
std::vector<std::filesystem::path> pdn_files_under(const std::filesystem::path& folder);

/// The bytes of a file, as they are. Fails the running test if it can't be read.
std::string bytes_of(const std::filesystem::path& file);

}  // namespace test_support
