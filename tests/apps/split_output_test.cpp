// `--split`: many files, all or none. What signals do is in interrupted_output_test.cpp.
#include "common/split_output.hpp"

#include <sys/resource.h>

#include <catch2/catch.hpp>
#include <csignal>
#include <filesystem>

#include "child_process.hpp"
#include "scratch_folder.hpp"

using pdn::cli::NamePattern;
using pdn::cli::SplitOutput;
using pdn::cli::TemporaryFiles;
using sample::ScratchFolder;

namespace fs = std::filesystem;
using Names = std::vector<std::string>;

namespace {

NamePattern pattern(const ScratchFolder& folder, const std::string& name) {
  return NamePattern::parse(folder.path(name)).value();
}

/// How many files of this process are open.
std::ptrdiff_t open_files() {
  return std::distance(fs::directory_iterator("/proc/self/fd"), fs::directory_iterator());
}

}  // namespace

TEST_CASE("numbered files appear together when they are committed") {
  const ScratchFolder folder;
  TemporaryFiles files;
  SplitOutput split(files, pattern(folder, "cup-{n:02}.pdn"));
  for (std::uint64_t number = 1; number <= 3; ++number) *split.part(number).value() << "games " << number;
  CHECK_FALSE(fs::exists(folder.path("cup-01.pdn")));
  CHECK(split.size() == 3);
  CHECK(split.commit().has_value());
  CHECK(folder.names() == Names{"cup-01.pdn", "cup-02.pdn", "cup-03.pdn"});
  CHECK(folder.read("cup-02.pdn") == "games 2");
}

TEST_CASE("files that are not committed leave nothing") {
  const ScratchFolder folder;
  TemporaryFiles files;
  {
    SplitOutput split(files, pattern(folder, "{n}.pdn"), {}, 2);
    for (std::uint64_t number = 1; number <= 5; ++number) *split.part(number).value() << "games";
    CHECK(folder.names().size() == 5);
  }
  CHECK(folder.names().empty());
}

TEST_CASE("values that come to one name share its file, in order") {
  const ScratchFolder folder;
  TemporaryFiles files;
  SplitOutput split(files, pattern(folder, "{tag}.pdn"));
  *split.part_for("A/B").value() << "1";
  *split.part_for("").value() << "2";
  *split.part_for("A:B").value() << "3";
  *split.part_for("?").value() << "4";
  CHECK(split.size() == 2);
  CHECK(split.commit().has_value());
  CHECK(folder.names() == Names{"A_B.pdn", "unknown.pdn"});
  CHECK(folder.read("A_B.pdn") == "13");
  CHECK(folder.read("unknown.pdn") == "24");
}

TEST_CASE("values are numbered as they come, where the pattern has a number") {
  const ScratchFolder folder;
  TemporaryFiles files;
  SplitOutput split(files, pattern(folder, "{n}-{tag}.pdn"));
  for (const char* value : {"b", "a", "b", "c"}) *split.part_for(value).value() << 'x';
  CHECK(split.commit().has_value());
  CHECK(folder.names() == Names{"1-b.pdn", "2-a.pdn", "3-c.pdn"});
  CHECK(folder.read("1-b.pdn") == "xx");
}

TEST_CASE("no more files are open than asked for, and what is written to them again goes behind") {
  const ScratchFolder folder;
  TemporaryFiles files;
  const auto before = open_files();
  SplitOutput split(files, pattern(folder, "{n}.pdn"), {.crlf = true, .utf_8_bom = true}, 3);
  for (int round = 0; round < 3; ++round)
    for (std::uint64_t number = 1; number <= 50; ++number) *split.part(number).value() << "line " << round << '\n';
  CHECK(open_files() - before <= 4);  // and the folder
  CHECK(split.commit().has_value());
  CHECK(folder.names().size() == 50);
  for (std::uint64_t number = 1; number <= 50; ++number)
    CHECK(folder.read(std::to_string(number) + ".pdn") == "\xEF\xBB\xBFline 0\r\nline 1\r\nline 2\r\n");
}

TEST_CASE("where the system allows fewer open files, fewer are open") {
  const ScratchFolder folder;
  CHECK(sample::true_in_child([&] {
    const auto limit = static_cast<rlim_t>(open_files() + 10);
    const rlimit few{limit, limit};
    ::setrlimit(RLIMIT_NOFILE, &few);
    TemporaryFiles files;
    SplitOutput split(files, pattern(folder, "{n}.pdn"));
    for (int round = 0; round < 2; ++round)
      for (std::uint64_t number = 1; number <= 40; ++number) *split.part(number).value() << round;
    return split.commit().has_value();
  }));
  CHECK(folder.names().size() == 40);
  CHECK(folder.read("1.pdn") == "01");
}

TEST_CASE("a file that exists is never replaced, and then no file is written") {
  const ScratchFolder folder;
  folder.write("2.pdn", "old");
  TemporaryFiles files;
  {
    SplitOutput split(files, pattern(folder, "{n}.pdn"));
    CHECK(split.part(1).has_value());
    const auto refused = split.part(2);
    REQUIRE_FALSE(refused.has_value());
    CHECK(refused.error().path == folder.path("2.pdn"));
    CHECK(refused.error().what == "exists, and is never overwritten");
    CHECK_FALSE(split.part(3).has_value());
    CHECK_FALSE(split.commit().has_value());
  }
  CHECK(folder.names() == Names{"2.pdn"});
  CHECK(folder.read("2.pdn") == "old");
}

TEST_CASE("a file that came into being meanwhile is not replaced either") {
  const ScratchFolder folder;
  TemporaryFiles files;
  {
    SplitOutput split(files, pattern(folder, "{n}.pdn"));
    for (std::uint64_t number = 1; number <= 3; ++number) *split.part(number).value() << "games";
    folder.write("2.pdn", "somebody else's");
    const auto done = split.commit();
    REQUIRE_FALSE(done.has_value());
    CHECK(done.error().what == "exists, and is never overwritten");
  }
  CHECK(folder.names() == Names{"2.pdn"});
  CHECK(folder.read("2.pdn") == "somebody else's");
}

TEST_CASE("a link that leads nowhere is a name that is taken") {
  const ScratchFolder folder;
  fs::create_symlink("nowhere", folder.path("1.pdn"));
  TemporaryFiles files;
  SplitOutput split(files, pattern(folder, "{n}.pdn"));
  CHECK_FALSE(split.part(1).has_value());
}

TEST_CASE("a folder that is not there is an error") {
  const ScratchFolder folder;
  TemporaryFiles files;
  SplitOutput split(files, pattern(folder, "absent/{n}.pdn"));
  const auto refused = split.part(1);
  REQUIRE_FALSE(refused.has_value());
  CHECK(refused.error().what == "no such file or directory");
}

TEST_CASE("a file that can't be written to its end is an error, and no file has its name") {
  const ScratchFolder folder;
  CHECK(sample::true_in_child([&] {
    std::signal(SIGXFSZ, SIG_IGN);
    const rlimit limit{100000, 100000};
    ::setrlimit(RLIMIT_FSIZE, &limit);
    TemporaryFiles files;
    SplitOutput split(files, pattern(folder, "{n}.pdn"));
    *split.part(1).value() << "games";
    std::ostream& stream = *split.part(2).value();
    stream << std::string(300000, 'x');
    const bool noticed = stream.bad();
    const auto done = split.commit();
    return noticed && !done && done.error().path == folder.path("2.pdn") && done.error().what == "file too large";
  }));
  CHECK(folder.names().empty());
}

TEST_CASE("nothing written is nothing to commit") {
  const ScratchFolder folder;
  TemporaryFiles files;
  SplitOutput split(files, pattern(folder, "{n}.pdn"));
  CHECK(split.commit().has_value());
  CHECK(folder.names().empty());
}
