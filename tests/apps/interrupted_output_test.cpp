// Processes ended in the middle of their outputs: by a signal that can be caught, and by one that can't.
#include <sys/stat.h>
#include <unistd.h>

#include <catch2/catch.hpp>
#include <chrono>
#include <filesystem>
#include <regex>
#include <thread>

#include "child_process.hpp"
#include "common/in_place.hpp"
#include "common/output_file.hpp"
#include "common/split_output.hpp"
#include "scratch_folder.hpp"

using namespace pdn::cli;
using sample::ChildProcess;
using sample::ScratchFolder;

namespace fs = std::filesystem;
using Names = std::vector<std::string>;

namespace {

const std::string big(300000, 'x');

/// Starts every kind of output in a folder with cup.pdn in it, and waits for its end.
bool write_without_end(const ScratchFolder& folder, const ChildProcess& self) {
  TemporaryFiles files;
  auto output = OutputFile::open(files, folder.path("out.pdn"));
  auto rewritten = RewrittenFile::open(files, folder.path("cup.pdn"));
  SplitOutput split(files, NamePattern::parse(folder.path("{n}.pdn")).value(), {}, 2);
  if (!output || !rewritten) return false;
  output->stream() << big << std::flush;
  rewritten->stream() << big << std::flush;
  for (std::uint64_t number = 1; number <= 5; ++number) *split.part(number).value() << big;
  self.tell_ready();
  while (true) ::pause();
}

/// Whether a name is one that a file has until it is whole.
bool is_temporary(const std::string& name) {
  return std::regex_match(name, std::regex(R"(\..*\.pdn-[a-z2-7]{6}\.tmp)"));
}

/// Lets a process go on for some time, another one each round.
void wait_a_little(int round) {
  std::this_thread::sleep_for(std::chrono::microseconds(500 + 1700 * round));
}

}  // namespace

TEST_CASE("a signal that ends the process removes what is unfinished, and ends it all the same") {
  const int signal = GENERATE(SIGINT, SIGTERM, SIGHUP, SIGQUIT);
  const ScratchFolder folder;
  folder.write("cup.pdn", "old");
  ChildProcess child([&](const ChildProcess& self) { return write_without_end(folder, self); });
  REQUIRE(child.wait_until_ready());
  CHECK(folder.names().size() == 8);
  child.send(signal);
  CHECK(child.ended_by() == signal);
  CHECK(folder.names() == Names{"cup.pdn"});
  CHECK(folder.read("cup.pdn") == "old");
}

TEST_CASE("a kill leaves nothing half done under a name that anybody asked for") {
  const ScratchFolder folder;
  folder.write("cup.pdn", "old");
  ChildProcess child([&](const ChildProcess& self) { return write_without_end(folder, self); });
  REQUIRE(child.wait_until_ready());
  child.send(SIGKILL);
  CHECK(child.ended_by() == SIGKILL);
  CHECK(folder.read("cup.pdn") == "old");
  for (const std::string& name : folder.names()) CHECK((name == "cup.pdn" || is_temporary(name)));
}

TEST_CASE("a signal that the process was told to ignore stays ignored") {
  const int signal = GENERATE(SIGHUP, SIGTERM);
  const ScratchFolder folder;
  ChildProcess child([&](const ChildProcess& self) {
    std::signal(signal, SIG_IGN);
    TemporaryFiles files;
    auto output = OutputFile::open(files, folder.path("out.pdn"));
    self.tell_ready();
    ::usleep(50000);
    return output && output->commit();
  });
  REQUIRE(child.wait_until_ready());
  child.send(signal);
  CHECK(child.ended_well());
  CHECK(folder.names() == Names{"out.pdn"});
}

TEST_CASE("a signal ends the process as ever when there are no temporary files any more") {
  ChildProcess child([](const ChildProcess& self) {
    { const TemporaryFiles files; }
    self.tell_ready();
    ::sleep(60);
    return true;
  });
  REQUIRE(child.wait_until_ready());
  child.send(SIGTERM);
  CHECK(child.ended_by() == SIGTERM);
}

TEST_CASE("a file that is rewritten again and again is whole whenever that is ended") {
  const int signal = GENERATE(SIGTERM, SIGKILL);
  const std::string one(100000, '1');
  const std::string two(120000, '2');
  for (int round = 0; round < 15; ++round) {
    const ScratchFolder folder;
    const std::string cup = folder.write("cup.pdn", one);
    ChildProcess child([&](const ChildProcess& self) {
      TemporaryFiles files;
      self.tell_ready();
      for (int count = 0;; ++count) {
        auto file = RewrittenFile::open(files, cup);
        if (!file) return false;
        file->stream() << (count % 2 == 0 ? two : one);
        if (!file->commit()) return false;
      }
    });
    REQUIRE(child.wait_until_ready());
    wait_a_little(round);
    child.send(signal);
    CHECK(child.ended_by() == signal);
    const std::string text = folder.read("cup.pdn");
    CHECK((text == one || text == two));
    for (const std::string& name : folder.names()) {
      const std::string content = folder.read(name);
      CHECK((name == "cup.pdn" || name == "cup.pdn.bak" || (signal == SIGKILL && is_temporary(name))));
      if (name == "cup.pdn.bak") CHECK((content == one || content == two));
    }
  }
}

TEST_CASE("split files are all there or none, whenever a signal comes") {
  for (int round = 0; round < 15; ++round) {
    const ScratchFolder folder;
    ChildProcess child([&](const ChildProcess& self) {
      TemporaryFiles files;
      self.tell_ready();
      for (int count = 0;; ++count) {
        const std::string name = "set" + std::to_string(count) + "-{n}";
        SplitOutput split(files, NamePattern::parse(folder.path(name)).value(), {}, 4);
        for (std::uint64_t number = 1; number <= 20; ++number) *split.part(number).value() << "games";
        if (!split.commit()) return false;
      }
    });
    REQUIRE(child.wait_until_ready());
    wait_a_little(round);
    child.send(SIGTERM);
    CHECK(child.ended_by() == SIGTERM);
    CHECK(folder.names().size() % 20 == 0);
    for (const std::string& name : folder.names()) CHECK(folder.read(name) == "games");
  }
}
