// From the paths of a command line to sources: files, folders, archives, standard input.
#include "draughts/source/sources.hpp"

#include <fcntl.h>
#include <sys/fsuid.h>
#include <sys/stat.h>
#include <unistd.h>

#include <catch2/catch.hpp>
#include <filesystem>

#include "fixtures.hpp"

using namespace draughts;
using source_test::everything;
using source_test::Folder;
using source_test::Found;
using source_test::Pipe;

namespace fs = std::filesystem;

namespace {

constexpr SourceOptions recursive{true, 0};

std::vector<std::string> names(const std::vector<Found>& all) {
  std::vector<std::string> names;
  names.reserve(all.size());
  for (const Found& found : all) names.push_back(found.name);
  return names;
}

using Names = std::vector<std::string>;

}  // namespace

TEST_CASE("files come in the order in which they are named, each under its path") {
  const Folder folder;
  const std::string one = folder.write("one.pdn", "1. 32-28 *");
  const std::string two = folder.write("two.txt", "");
  CHECK(everything({two, one}) == std::vector<Found>{{two, "", ""}, {one, "1. 32-28 *", ""}});
}

TEST_CASE("a large file comes whole") {
  const Folder folder;
  const std::string text = source_test::games(300000);
  CHECK(everything({folder.write("x.pdn", text)}).at(0).bytes == text);
}

TEST_CASE("a missing file is an error, and those behind it are read all the same") {
  const Folder folder;
  const std::string file = folder.write("x.pdn", "*");
  CHECK(everything({folder / "missing.pdn", file}) ==
        std::vector<Found>{{folder / "missing.pdn", "", "no such file or directory"}, {file, "*", ""}});
}

TEST_CASE("a file that may not be read is an error") {
  const Folder folder;
  const std::string file = folder.write("x.pdn", "*");
  ::chmod(file.c_str(), 0);
  constexpr uid_t nobody = 65534;
  const int user = ::setfsuid(nobody);  // the administrator may read everything; others stay who they are
  CHECK(everything({file}) == std::vector<Found>{{file, "", "permission denied"}});
  ::setfsuid(static_cast<uid_t>(user));
}

TEST_CASE("a folder without -r is an error that says what to do") {
  const Folder folder;
  folder.write("x.pdn", "*");
  const std::string path = folder.path().string();
  CHECK(everything({path}) == std::vector<Found>{{path, "", "is a directory (use -r)"}});
}

TEST_CASE("no path is standard input, and so is a dash") {
  const std::vector<Found> right{{"(standard input)", "1. 32-28 *", ""}};
  for (const Names& paths : {Names{}, Names{"-"}}) {
    const Pipe pipe("1. 32-28 *", 1);
    CHECK(everything(paths, {false, pipe.number()}) == right);
  }
}

TEST_CASE("a pipe comes whole though it holds less at a time than the text") {
  const std::string text = source_test::games(500000);
  const Pipe pipe(text, 7777);
  CHECK(everything({"-"}, {false, pipe.number()}).at(0).bytes == text);
}

TEST_CASE("a pipe that another program made non-blocking is waited for") {
  const Pipe pipe(source_test::games(200000), 100);
  ::fcntl(pipe.number(), F_SETFL, O_NONBLOCK);
  const auto all = everything({"-"}, {false, pipe.number()});
  CHECK(all.at(0).error.empty());
  CHECK(all.at(0).bytes == source_test::games(200000));
}

TEST_CASE("standard input that is a folder is an error") {
  const Folder folder;
  const int number = ::open(folder.path().c_str(), O_RDONLY);
  CHECK(everything({"-"}, {false, number}) == std::vector<Found>{{"(standard input)", "", "is a directory"}});
  ::close(number);
}

TEST_CASE("with -r a folder gives its PDN files, sorted, those of folders in it among them") {
  const Folder folder;
  for (const char* name : {"b.pdn", "a/z.PDN", "a/a.pdn", "c/d/e.pdn", "readme.txt", "A.Pdn", "x.pdnx"})
    folder.write(name, "*");
  CHECK(names(everything({folder.path().string()}, recursive)) ==
        Names{folder / "A.Pdn", folder / "a/a.pdn", folder / "a/z.PDN", folder / "b.pdn", folder / "c/d/e.pdn"});
}

TEST_CASE("with -r compressed files are read by what they hold where their names don't say it") {
  const Folder folder;
  folder.write("2007.gz", source_test::compressed("gzip", "[Event \"x\"]\n\n1. 32-28 *"));
  folder.write("moves.zst", source_test::compressed("zstd", "\n1. 32-28 *"));
  folder.write("old.pdn.gz", source_test::compressed("gzip", "anything"));
  folder.write("log.gz", source_test::compressed("gzip", "[2007-05-19] started\n"));
  folder.write("data.json.xz", source_test::compressed("xz", "[{\"a\": 1}]"));
  folder.write("broken.gz", "\x1f\x8b\x08 no more");
  CHECK(names(everything({folder.path().string()}, recursive)) ==
        Names{folder / "2007.gz", folder / "moves.zst", folder / "old.pdn.gz"});
}

TEST_CASE("with -r a file that is named is read whatever it is called") {
  const Folder folder;
  const std::string file = folder.write("readme.txt", "*");
  CHECK(names(everything({file}, recursive)) == Names{file});
}

TEST_CASE("a folder named with a slash at its end has no double slash in its files' names") {
  const Folder folder;
  folder.write("x.pdn", "*");
  CHECK(names(everything({folder.path().string() + "/"}, recursive)) == Names{folder / "x.pdn"});
}

TEST_CASE("symbolic links are followed, and a loop of them ends") {
  const Folder folder;
  folder.write("a/x.pdn", "*");
  folder.write("elsewhere.txt", "1-1");
  fs::create_directory_symlink(folder.path(), folder / "a/up");
  fs::create_directory_symlink(folder / "a", folder / "b");
  fs::create_symlink(folder / "elsewhere.txt", folder / "a/linked.pdn");
  CHECK(everything({folder.path().string()}, recursive) ==
        std::vector<Found>{{folder / "a/linked.pdn", "1-1", ""}, {folder / "a/x.pdn", "*", ""}});
}

TEST_CASE("a link that leads nowhere, or to itself, is an error if it is named like PDN") {
  const Folder folder;
  fs::create_symlink(folder / "gone", folder / "a.pdn");
  fs::create_symlink(folder / "b.pdn", folder / "b.pdn");
  fs::create_symlink(folder / "gone", folder / "c.txt");
  const auto all = everything({folder.path().string()}, recursive);
  REQUIRE(names(all) == Names{folder / "a.pdn", folder / "b.pdn"});
  CHECK(all[0].error == "no such file or directory");
  CHECK(all[1].error == "too many levels of symbolic links");
}

TEST_CASE("a walk does not wait at a pipe with a PDN name") {
  const Folder folder;
  REQUIRE(::mkfifo((folder / "a.pdn").c_str(), 0600) == 0);
  folder.write("b.pdn", "*");
  CHECK(names(everything({folder.path().string()}, recursive)) == Names{folder / "b.pdn"});
}

TEST_CASE("what macOS lays beside files is no PDN") {
  const Folder folder;
  folder.write("._x.pdn", "Mac OS X");
  folder.write("._x.zip", "Mac OS X");
  folder.write("x.pdn", "*");
  CHECK(names(everything({folder.path().string()}, recursive)) == Names{folder / "x.pdn"});
}

TEST_CASE("an empty folder has no sources") {
  const Folder folder;
  CHECK(everything({folder.path().string()}, recursive).empty());
}

TEST_CASE("progress of a file is known, and that of a pipe only by what was read") {
  const Folder folder;
  Sources files({folder.write("x.pdn", std::string(100000, 'x'))});
  auto file = files.next();
  source_test::read_all(***file);
  CHECK(progress_fraction((**file)->progress()) == 1.0);

  const Pipe pipe("12345");
  Sources pipes({"-"}, {false, pipe.number()});
  auto input = pipes.next();
  source_test::read_all(***input);
  CHECK((**input)->progress().done == 5);
  CHECK_FALSE((**input)->progress().total);
}
