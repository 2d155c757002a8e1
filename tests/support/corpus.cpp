// Finds the shared folder and reads files from it for tests. Knows nothing of PDN.
#include "support/corpus.hpp"

#include <algorithm>
#include <catch2/catch.hpp>
#include <cstdlib>
#include <fstream>
#include <iostream>
#include <sstream>

namespace test_support {

std::optional<std::filesystem::path> shared_folder(const std::filesystem::path& below) {
  const char* const from_environment = std::getenv("PDN_SHARED");
  const std::filesystem::path folder =
      std::filesystem::path(from_environment ? from_environment : PDN_SHARED_DEFAULT) / below;
  if (std::filesystem::is_directory(folder)) {
    return folder;
  }
  std::cout << "skipped: there is no " << below.string() << " in PDN_SHARED (" << folder.string() << ")\n";
  return std::nullopt;
}

std::vector<std::filesystem::path> files_under(const std::filesystem::path& folder) {
  std::vector<std::filesystem::path> files;
  for (const auto& entry : std::filesystem::recursive_directory_iterator(folder)) {
    if (entry.is_regular_file()) {
      files.push_back(entry.path());
    }
  }
  std::sort(files.begin(), files.end());
  return files;
}

std::vector<std::filesystem::path> pdn_files_under(const std::filesystem::path& folder) {
  auto files = files_under(folder);
  std::erase_if(files, [](const auto& file) { return file.extension() != ".pdn"; });
  return files;
}

std::string bytes_of(const std::filesystem::path& file) {
  std::ifstream in(file, std::ios::binary);
  CAPTURE(file);
  REQUIRE(in.is_open());
  std::ostringstream bytes;
  bytes << in.rdbuf();
  return std::move(bytes).str();
}

}  // namespace test_support
