// `-o FILE`: whole or not at all. What signals do is in interrupted_output_test.cpp.
#include "common/output_file.hpp"

#include <fcntl.h>
#include <sched.h>
#include <sys/mount.h>
#include <sys/stat.h>
#include <unistd.h>

#include <array>
#include <catch2/catch.hpp>
#include <cerrno>
#include <csignal>
#include <filesystem>

#include "child_process.hpp"
#include "scratch_folder.hpp"

using pdn::cli::OutputFile;
using pdn::cli::refuse_input_as_output;
using pdn::cli::TemporaryFiles;
using sample::ScratchFolder;
using sample::true_for_nobody;
using sample::true_in_child;

namespace fs = std::filesystem;
using Names = std::vector<std::string>;

namespace {

/// Writes a text to a path; why it failed, or empty.
std::string write_out(const std::string& path, const std::string& text, pdn::cli::TextForm form = {}) {
  TemporaryFiles files;
  auto output = OutputFile::open(files, path, form);
  if (!output) return output.error().path + ": " + output.error().what;
  output->stream() << text;
  const auto done = output->commit();
  return done ? "" : done.error().path + ": " + done.error().what;
}

unsigned permissions_of(const std::string& path) {
  return static_cast<unsigned>(fs::status(path).permissions());
}

const std::string big(300000, 'x');

}  // namespace

TEST_CASE("an output stands under its name when it is committed, and not before") {
  const ScratchFolder folder;
  TemporaryFiles files;
  auto output = OutputFile::open(files, folder.path("out.pdn"));
  REQUIRE(output.has_value());
  output->stream() << big << std::flush;
  CHECK_FALSE(fs::exists(folder.path("out.pdn")));
  CHECK(output->commit().has_value());
  CHECK(folder.read("out.pdn") == big);
  CHECK(folder.names() == Names{"out.pdn"});
}

TEST_CASE("an output that is not committed leaves nothing, and the file that was there as it was") {
  const ScratchFolder folder;
  folder.write("out.pdn", "old");
  TemporaryFiles files;
  {
    auto output = OutputFile::open(files, folder.path("out.pdn"));
    REQUIRE(output.has_value());
    output->stream() << big;
  }
  CHECK(folder.read("out.pdn") == "old");
  CHECK(folder.names() == Names{"out.pdn"});
}

TEST_CASE("an output is written in the form asked for") {
  const ScratchFolder folder;
  CHECK(write_out(folder.path("out.pdn"), "a\nb\n", {.crlf = true, .utf_8_bom = true}).empty());
  CHECK(folder.read("out.pdn") ==
        "\xEF\xBB\xBF"
        "a\r\nb\r\n");
}

TEST_CASE("a new file has the permissions of new files") {
  const ScratchFolder folder;
  CHECK(true_in_child([&] {
    ::umask(027);
    return write_out(folder.path("out.pdn"), "x").empty();
  }));
  CHECK(permissions_of(folder.path("out.pdn")) == 0640);
}

TEST_CASE("a file that is replaced hands on its permissions, whatever those of new files are") {
  const ScratchFolder folder;
  for (const unsigned mode : {0600U, 0664U, 0755U}) {
    const std::string path = folder.write("out.pdn", "old");
    fs::permissions(path, fs::perms(mode));
    CHECK(write_out(path, "new").empty());
    CHECK(permissions_of(path) == mode);
    CHECK(folder.read("out.pdn") == "new");
  }
}

TEST_CASE("a file's owner and group are kept by who may give it to them") {
  const ScratchFolder folder;
  const std::string path = folder.write("out.pdn", "old");
  const bool may = ::chown(path.c_str(), 1234, 4321) == 0;  // only root may
  CHECK(write_out(path, "new").empty());
  struct ::stat facts {};
  REQUIRE(::stat(path.c_str(), &facts) == 0);
  CHECK(facts.st_uid == (may ? 1234U : ::geteuid()));
  if (may) CHECK(facts.st_gid == 4321);
}

TEST_CASE("a group that can't be kept leaves its rights to nobody else") {
  const ScratchFolder folder;
  fs::permissions(folder.path(""), fs::perms::all);
  const std::string path = folder.write("out.pdn", "old");
  fs::permissions(path, fs::perms(0676));
  CHECK(true_for_nobody([&] { return write_out(path, "new").empty(); }));
  CHECK(permissions_of(path) == (::geteuid() == 0 ? 0666U : 0676U));
}

TEST_CASE("a link stays a link, and its target is replaced") {
  const ScratchFolder folder;
  fs::create_directory(folder.path("deep"));
  folder.write("deep/target.pdn", "old");
  fs::create_symlink("deep/target.pdn", folder.path("one.pdn"));
  fs::create_symlink(folder.path("one.pdn"), folder.path("two.pdn"));
  CHECK(write_out(folder.path("two.pdn"), "new").empty());
  CHECK(fs::is_symlink(folder.path("two.pdn")));
  CHECK(fs::is_symlink(folder.path("one.pdn")));
  CHECK(folder.read("deep/target.pdn") == "new");
}

TEST_CASE("a link to a file that is not there makes it") {
  const ScratchFolder folder;
  fs::create_symlink("target.pdn", folder.path("out.pdn"));
  CHECK(write_out(folder.path("out.pdn"), "new").empty());
  CHECK(folder.read("target.pdn") == "new");
  CHECK(fs::is_symlink(folder.path("out.pdn")));
}

TEST_CASE("links in a circle are an error, not a search without end") {
  const ScratchFolder folder;
  fs::create_symlink("b", folder.path("a"));
  fs::create_symlink("a", folder.path("b"));
  CHECK(write_out(folder.path("a"), "x") == folder.path("a") + ": too many levels of symbolic links");
}

TEST_CASE("a device is written to, not replaced") {
  CHECK(write_out("/dev/null", big).empty());
  struct ::stat facts {};
  REQUIRE(::stat("/dev/null", &facts) == 0);
  CHECK(S_ISCHR(facts.st_mode));
}

TEST_CASE("a full device is an error with the system's reason") {
  if (!fs::exists("/dev/full")) {
    WARN("this system has no /dev/full");
    return;
  }
  CHECK(write_out("/dev/full", "x") == "/dev/full: no space left on device");
  CHECK(write_out("/dev/full", big) == "/dev/full: no space left on device");
}

TEST_CASE("a FIFO takes an output, and stays") {
  const ScratchFolder folder;
  const std::string fifo = folder.path("fifo");
  REQUIRE(::mkfifo(fifo.c_str(), 0600) == 0);
  sample::ChildProcess reader([&](const sample::ChildProcess&) {
    std::ifstream file(fifo, std::ios::binary);
    return std::string(std::istreambuf_iterator<char>(file), {}) == big;
  });
  CHECK(write_out(fifo, big).empty());
  CHECK(reader.ended_well());
  CHECK(folder.names() == Names{"fifo"});
}

TEST_CASE("a pipe that nobody reads any more is told apart from other failures") {
  std::signal(SIGPIPE, SIG_IGN);
  std::array<int, 2> ends{};
  REQUIRE(::pipe(ends.data()) == 0);
  ::close(ends[0]);
  TemporaryFiles files;
  auto output = OutputFile::open(files, "/dev/fd/" + std::to_string(ends[1]));
  REQUIRE(output.has_value());
  output->stream() << big;
  CHECK(output->stream().bad());
  const auto done = output->commit();
  REQUIRE_FALSE(done.has_value());
  CHECK(done.error().closed_pipe());
  ::close(ends[1]);
}

TEST_CASE("standard output goes on where it is, by either name, though it is a file") {
  const ScratchFolder folder;
  const std::string path = folder.write("out.pdn", "before ");
  CHECK(true_in_child([&] {
    ::dup2(::open(path.c_str(), O_WRONLY | O_APPEND), STDOUT_FILENO);
    return write_out("-", "one ").empty() && write_out("/dev/stdout", "two ").empty() &&
           write_out("/dev/fd/1", "three").empty();
  }));
  CHECK(folder.read("out.pdn") == "before one two three");
  CHECK(folder.names() == Names{"out.pdn"});
}

TEST_CASE("a name that can't be an output is refused with the system's reason") {
  const ScratchFolder folder;
  folder.write("file", "");
  const auto refusal = [&](const std::string& name) {
    const std::string said = write_out(folder.path(name), "x");
    return said.substr(std::min(said.size(), folder.path(name).size()));
  };
  CHECK(refusal("") == ": is a directory");
  CHECK(refusal("absent/out.pdn") == ": no such file or directory");
  CHECK(refusal("absent/") == ": is a directory");
  CHECK(refusal("file/out.pdn") == ": not a directory");
  CHECK(refusal(std::string(256, 'x')) == ": file name too long");
  CHECK(write_out("", "x") == ": no such file or directory");
  CHECK(folder.names() == Names{"file"});
}

TEST_CASE("a folder that takes no new file is an error, and so is a file that is protected") {
  const ScratchFolder folder;
  fs::permissions(folder.path(""), fs::perms(0777));
  fs::create_directory(folder.path("closed"));
  fs::permissions(folder.path("closed"), fs::perms(0555));
  const std::string guarded = folder.write("guarded.pdn", "old");
  fs::permissions(guarded, fs::perms(0444));
  CHECK(true_for_nobody([&] {
    return write_out(folder.path("closed/out.pdn"), "x") == folder.path("closed/out.pdn") + ": permission denied" &&
           write_out(guarded, "new") == guarded + ": permission denied";
  }));
  CHECK(folder.read("guarded.pdn") == "old");
  CHECK(folder.names() == Names{"closed", "guarded.pdn"});
}

TEST_CASE("a folder that vanishes while an output is written is an error, and nobody is surprised") {
  const ScratchFolder folder;
  fs::create_directory(folder.path("short-lived"));
  TemporaryFiles files;
  auto output = OutputFile::open(files, folder.path("short-lived/out.pdn"));
  REQUIRE(output.has_value());
  output->stream() << big;
  fs::remove_all(folder.path("short-lived"));
  const auto done = output->commit();
  REQUIRE_FALSE(done.has_value());
  CHECK(done.error().what == "no such file or directory");
  CHECK(folder.names().empty());
}

TEST_CASE("a file over the user's limit is an error, and nothing of it is left") {
  const ScratchFolder folder;
  folder.write("out.pdn", "old");
  CHECK(true_in_child([&] {
    std::signal(SIGXFSZ, SIG_IGN);
    const rlimit limit{100000, 100000};
    ::setrlimit(RLIMIT_FSIZE, &limit);
    return write_out(folder.path("out.pdn"), big) == folder.path("out.pdn") + ": file too large";
  }));
  CHECK(folder.read("out.pdn") == "old");
  CHECK(folder.names() == Names{"out.pdn"});
}

TEST_CASE("a full disk is an error, and leaves the file that was there and no other") {
  const ScratchFolder folder;
  sample::ChildProcess child([&](const sample::ChildProcess& self) {
    const bool mounted = ::unshare(CLONE_NEWNS) == 0 &&
                         ::mount("none", "/", nullptr, MS_REC | MS_PRIVATE, nullptr) == 0 &&
                         ::mount("tmpfs", folder.path("").c_str(), "tmpfs", 0, "size=128k") == 0;
    if (!mounted) return true;
    self.tell_ready();
    folder.write("out.pdn", "old");
    return write_out(folder.path("out.pdn"), big) == folder.path("out.pdn") + ": no space left on device" &&
           folder.read("out.pdn") == "old" && folder.names() == Names{"out.pdn"};
  });
  if (!child.wait_until_ready()) WARN("this user may not mount a small disk");
  CHECK(child.ended_well());
}

TEST_CASE("an output that is an input, by whatever name, is refused, and the advice is --in-place") {
  const ScratchFolder folder;
  const std::string cup = folder.write("cup.pdn", "");
  folder.write("other.pdn", "");
  fs::create_symlink(cup, folder.path("link.pdn"));
  const auto refused = refuse_input_as_output(cup, {folder.path("other.pdn"), cup}, false);
  REQUIRE_FALSE(refused.has_value());
  CHECK(refused.error().path == cup);
  CHECK(refused.error().what ==
        "is an input as well; give the output another name, or rewrite the file with --in-place");
  const auto linked = refuse_input_as_output(folder.path("link.pdn"), {cup}, false);
  REQUIRE_FALSE(linked.has_value());
  CHECK(linked.error().what ==
        "is an input as well (as " + cup + "); give the output another name, or rewrite the file with --in-place");
}

TEST_CASE("an output in a folder that is read is refused where the walk would read it") {
  const ScratchFolder folder;
  folder.write("all.pdn", "");
  folder.write("all.json", "");
  CHECK_FALSE(refuse_input_as_output(folder.path("all.pdn"), {folder.path("")}, true).has_value());
  CHECK(refuse_input_as_output(folder.path("all.json"), {folder.path("")}, true).has_value());
  CHECK(refuse_input_as_output(folder.path("new.pdn"), {folder.path("")}, true).has_value());
  CHECK(refuse_input_as_output("/dev/null", {"/dev/null"}, true).has_value());
}

TEST_CASE("what standard input or output is redirected to is one of the files") {
  const ScratchFolder folder;
  const std::string cup = folder.write("cup.pdn", "");
  CHECK(true_in_child([&] {
    ::dup2(::open(cup.c_str(), O_RDONLY), STDIN_FILENO);
    const auto refused = refuse_input_as_output(cup, {}, false);
    return !refused && refused.error().what.find("(as standard input)") != std::string::npos;
  }));
  CHECK(true_in_child([&] {
    ::dup2(::open(cup.c_str(), O_WRONLY | O_APPEND), STDOUT_FILENO);
    const auto refused = refuse_input_as_output("-", {cup}, false);
    return !refused && refused.error().path == "standard output";
  }));
}
