// Which files a command line names, before they are read.
#include "draughts/source/input_files.hpp"

#include <fcntl.h>
#include <unistd.h>

#include <catch2/catch.hpp>
#include <filesystem>

#include "fixtures.hpp"

using namespace draughts;
using source_test::everything;
using source_test::Folder;

namespace fs = std::filesystem;

namespace {

std::vector<std::string> paths_of(const std::vector<tl::expected<InputFile, IoError>>& files) {
  std::vector<std::string> paths;
  for (const auto& file : files) paths.push_back(file ? file->path : file.error().source + ": " + file.error().what);
  return paths;
}

using Paths = std::vector<std::string>;

}  // namespace

TEST_CASE("the files of a command line are those that reading opens, in the same order") {
  const Folder folder;
  const std::string one = folder.write("one.txt", "1. 32-28 *");
  folder.write("games/b.pdn", "1. 32-28 *");
  folder.write("games/a.pdn", "1. 32-28 *");
  folder.write("games/a.txt", "no PDN by its name");
  folder.write("games/deeper/c.pdn", "1. 32-28 *");
  const Paths named{one, folder / "games", folder / "absent.pdn"};
  const SourceOptions recursive{true, 0};

  Paths read;
  for (const auto& found : everything(named, recursive)) read.push_back(found.name);

  CHECK(paths_of(input_files(named, recursive)) == read);
}

TEST_CASE("a folder is refused where none was asked for, and the files behind it are listed") {
  const Folder folder;
  const std::string one = folder.write("one.pdn", "");
  CHECK(paths_of(input_files({folder.path().string(), one}, {})) ==
        Paths{folder.path().string() + ": is a directory (use -r)", one});
}

TEST_CASE("no path at all is standard input, and a redirected one has its file's identity") {
  const Folder folder;
  const std::string one = folder.write("one.pdn", "");
  const int descriptor = ::open(one.c_str(), O_RDONLY);
  const auto files = input_files({}, {false, descriptor});
  ::close(descriptor);
  REQUIRE(files.size() == 1);
  CHECK(files[0]->standard_input);
  CHECK(files[0]->identity.has_value());
  CHECK(files[0]->identity == identity_of(one));
}

TEST_CASE("links to one file have one identity, a copy has another, and what is no regular file has none") {
  const Folder folder;
  const std::string one = folder.write("one.pdn", "same");
  fs::create_symlink(one, folder / "soft.pdn");
  fs::create_hard_link(one, folder / "hard.pdn");
  REQUIRE(identity_of(one).has_value());
  CHECK(identity_of(folder / "soft.pdn") == identity_of(one));
  CHECK(identity_of(folder / "hard.pdn") == identity_of(one));
  CHECK(identity_of(folder.write("copy.pdn", "same")) != identity_of(one));
  CHECK_FALSE(identity_of(folder.path().string()).has_value());
  CHECK_FALSE(identity_of(folder / "absent.pdn").has_value());
  CHECK_FALSE(identity_of(std::string("/dev/null")).has_value());
}

TEST_CASE("what a file is packed in is told by its bytes, not by its name") {
  const Folder folder;
  const std::string text = "[Event \"x\"]\n\n1. 32-28 *\n";
  CHECK(packing_of(folder.write("plain.pdn.gz", text)) == std::nullopt);
  CHECK(packing_of(folder.write("empty.pdn", "")) == std::nullopt);
  CHECK(packing_of(folder.write("a.pdn", source_test::compressed("gzip", text))) == "gzip");
  CHECK(packing_of(folder.write("b.pdn", source_test::compressed("xz", text))) == "xz");
  CHECK(packing_of(folder.write("c.pdn", source_test::archive_of("zip", {{"a.pdn", text}}))) == "zip");
  CHECK(packing_of(folder / "absent.pdn").error().what == "no such file or directory");
  CHECK(packing_of(folder.path().string()).error().what == "is a directory");
}
