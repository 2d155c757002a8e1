// Temporary names, and renaming all or none.
#include "common/temporary_files.hpp"

#include <sys/stat.h>

#include <array>
#include <catch2/catch.hpp>
#include <filesystem>
#include <regex>

#include "scratch_folder.hpp"

using pdn::cli::TemporaryFiles;
using sample::ScratchFolder;

namespace fs = std::filesystem;
using Names = std::vector<std::string>;

TEST_CASE("a temporary file lies beside its target and tells whose it is") {
  const ScratchFolder folder;
  TemporaryFiles files;
  const auto made = files.make(folder.path("cup.pdn"));
  REQUIRE(made.has_value());
  REQUIRE(folder.names().size() == 1);
  CHECK(std::regex_match(folder.names()[0], std::regex(R"(\.cup\.pdn\.pdn-[a-z2-7]{6}\.tmp)")));
  CHECK(made->path == folder.path(folder.names()[0]));
}

TEST_CASE("a target with the longest name there is has a temporary file too") {
  const ScratchFolder folder;
  TemporaryFiles files;
  const std::string name(255, 'x');
  const auto made = files.make(folder.path(name));
  REQUIRE(made.has_value());
  CHECK(files.replace(made->path, folder.path(name)) == 0);
  CHECK(folder.names() == Names{name});
}

TEST_CASE("what was not renamed is gone with its owner, and nothing else") {
  const ScratchFolder folder;
  {
    TemporaryFiles files;
    const auto kept = files.make(folder.path("kept"));
    REQUIRE(kept.has_value());
    CHECK(files.replace(kept->path, folder.path("kept")) == 0);
    files.discard(kept->path);
    REQUIRE(files.make(folder.path("left")).has_value());
    REQUIRE(files.make(folder.path("left")).has_value());
    CHECK(folder.names().size() == 3);
  }
  CHECK(folder.names() == Names{"kept"});
}

TEST_CASE("a link that replaces another name of its own file leaves no temporary name") {
  const ScratchFolder folder;
  TemporaryFiles files;
  const std::string cup = folder.write("cup.pdn", "games");
  fs::create_hard_link(cup, folder.path("cup.pdn.bak"));
  const auto link = files.make_link(cup, folder.path("cup.pdn.bak"));
  REQUIRE(link.has_value());
  CHECK(files.replace(*link, folder.path("cup.pdn.bak")) == 0);
  CHECK(folder.names() == Names{"cup.pdn", "cup.pdn.bak"});
}

TEST_CASE("a copy has the bytes, permissions and time of its original") {
  const ScratchFolder folder;
  TemporaryFiles files;
  const std::string text(200000, 'x');
  const std::string cup = folder.write("cup.pdn", text);
  fs::permissions(cup, fs::perms(0640));
  const auto time = fs::last_write_time(cup) - std::chrono::hours(1000);
  fs::last_write_time(cup, time);
  const auto copy = files.make_copy(cup, folder.path("cup.pdn.bak"));
  REQUIRE(copy.has_value());
  CHECK(files.replace(*copy, folder.path("cup.pdn.bak")) == 0);
  CHECK(folder.read("cup.pdn.bak") == text);
  CHECK(fs::status(folder.path("cup.pdn.bak")).permissions() == fs::perms(0640));
  CHECK(fs::last_write_time(folder.path("cup.pdn.bak")) == time);
  CHECK(folder.names() == Names{"cup.pdn", "cup.pdn.bak"});
}

TEST_CASE("where one of several files can't have its name none has") {
  const ScratchFolder folder;
  {
    TemporaryFiles files;
    std::vector<TemporaryFiles::Placement> placements;
    for (const char* name : {"1", "2", "3"}) {
      auto made = files.make(folder.path(name));
      REQUIRE(made.has_value());
      placements.push_back({made->path, folder.path(name)});
    }
    folder.write("2", "somebody else's");
    const auto placed = files.place_all(placements);
    REQUIRE_FALSE(placed.has_value());
    CHECK(placed.error().path == folder.path("2"));
    CHECK(placed.error().code == EEXIST);
  }
  CHECK(folder.names() == Names{"2"});
  CHECK(folder.read("2") == "somebody else's");
}
