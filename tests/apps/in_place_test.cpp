// `--in-place`: what becomes of a file and its backup. What signals do is in interrupted_output_test.cpp.
#include "common/in_place.hpp"

#include <sys/stat.h>

#include <catch2/catch.hpp>
#include <filesystem>

#include "child_process.hpp"
#include "scratch_folder.hpp"

using pdn::cli::files_to_rewrite;
using pdn::cli::Rewriting;
using pdn::cli::RewrittenFile;
using pdn::cli::TemporaryFiles;
using sample::ScratchFolder;

namespace fs = std::filesystem;
using Names = std::vector<std::string>;

namespace {

/// Rewrites a file: `written`, `unchanged`, or why it failed.
std::string rewrite(const std::string& path, const std::string& text) {
  TemporaryFiles files;
  auto file = RewrittenFile::open(files, path);
  if (!file) return file.error().path + ": " + file.error().what;
  file->stream() << text;
  const auto done = file->commit();
  if (!done) return done.error().path + ": " + done.error().what;
  return *done == Rewriting::written ? "written" : "unchanged";
}

/// The files to rewrite, or why one isn't.
Names planned(const Names& paths, bool recursive = false) {
  Names all;
  for (const auto& file : files_to_rewrite(paths, recursive))
    all.push_back(file ? *file : file.error().path + ": " + file.error().what);
  return all;
}

}  // namespace

TEST_CASE("a rewritten file has the new text, and its backup the old one") {
  const ScratchFolder folder;
  const std::string cup = folder.write("cup.pdn", "old");
  fs::permissions(cup, fs::perms(0640));
  CHECK(rewrite(cup, "new") == "written");
  CHECK(folder.read("cup.pdn") == "new");
  CHECK(folder.read("cup.pdn.bak") == "old");
  CHECK(fs::status(cup).permissions() == fs::perms(0640));
  CHECK(folder.names() == Names{"cup.pdn", "cup.pdn.bak"});
}

TEST_CASE("an earlier backup is replaced") {
  const ScratchFolder folder;
  const std::string cup = folder.write("cup.pdn", "1");
  CHECK(rewrite(cup, "2") == "written");
  CHECK(rewrite(cup, "3") == "written");
  CHECK(folder.read("cup.pdn") == "3");
  CHECK(folder.read("cup.pdn.bak") == "2");
  CHECK(folder.names() == Names{"cup.pdn", "cup.pdn.bak"});
}

TEST_CASE("a text that stays the same touches neither the file nor an earlier backup") {
  const ScratchFolder folder;
  const std::string text(200000, 'x');
  const std::string cup = folder.write("cup.pdn", text);
  folder.write("cup.pdn.bak", "the first one");
  struct ::stat before {};
  struct ::stat after {};
  REQUIRE(::stat(cup.c_str(), &before) == 0);
  CHECK(rewrite(cup, text) == "unchanged");
  REQUIRE(::stat(cup.c_str(), &after) == 0);
  CHECK(after.st_ino == before.st_ino);
  CHECK(folder.read("cup.pdn.bak") == "the first one");
  CHECK(folder.names() == Names{"cup.pdn", "cup.pdn.bak"});
}

TEST_CASE("a text that differs in its last byte, or ends earlier or later, is another one") {
  const ScratchFolder folder;
  const std::string text(200000, 'x');
  for (const std::string& other : {text + 'x', text.substr(1), text.substr(1) + 'y'}) {
    const std::string cup = folder.write("cup.pdn", text);
    CHECK(rewrite(cup, other) == "written");
    CHECK(folder.read("cup.pdn") == other);
  }
}

TEST_CASE("a file that is not committed is as it was, and has no backup") {
  const ScratchFolder folder;
  const std::string cup = folder.write("cup.pdn", "old");
  {
    TemporaryFiles files;
    auto file = RewrittenFile::open(files, cup);
    REQUIRE(file.has_value());
    file->stream() << "new" << std::flush;
  }
  CHECK(folder.read("cup.pdn") == "old");
  CHECK(folder.names() == Names{"cup.pdn"});
}

TEST_CASE("a link's target is rewritten, and its backup lies beside it") {
  const ScratchFolder folder;
  fs::create_directory(folder.path("deep"));
  folder.write("deep/cup.pdn", "old");
  fs::create_symlink("deep/cup.pdn", folder.path("link.pdn"));
  CHECK(rewrite(folder.path("link.pdn"), "new") == "written");
  CHECK(fs::is_symlink(folder.path("link.pdn")));
  CHECK(folder.read("deep/cup.pdn") == "new");
  CHECK(folder.read("deep/cup.pdn.bak") == "old");
  CHECK(folder.names() == Names{"deep", "link.pdn"});
}

TEST_CASE("a file that somebody else changed meanwhile is left as it is") {
  const ScratchFolder folder;
  const std::string cup = folder.write("cup.pdn", "old");
  TemporaryFiles files;
  auto file = RewrittenFile::open(files, cup);
  REQUIRE(file.has_value());
  file->stream() << "new";
  folder.write("cup.pdn", "somebody else's");
  const auto done = file->commit();
  REQUIRE_FALSE(done.has_value());
  CHECK(done.error().what == "was changed by another program meanwhile, and is left alone");
  CHECK(folder.read("cup.pdn") == "somebody else's");
}

TEST_CASE("a backup that can't be made leaves the file as it was") {
  const ScratchFolder folder;
  const std::string cup = folder.write("cup.pdn", "old");
  fs::create_directories(folder.path("cup.pdn.bak/inside"));
  CHECK(rewrite(cup, "new") == cup + ".bak: is a directory");
  CHECK(folder.read("cup.pdn") == "old");
  CHECK(folder.names() == Names{"cup.pdn", "cup.pdn.bak"});
}

TEST_CASE("a text that can't be written leaves the file as it was, without a backup") {
  const ScratchFolder folder;
  const std::string cup = folder.write("cup.pdn", "old");
  CHECK(sample::true_in_child([&] {
    std::signal(SIGXFSZ, SIG_IGN);
    const rlimit limit{100000, 100000};
    ::setrlimit(RLIMIT_FSIZE, &limit);
    return rewrite(cup, std::string(300000, 'x')) == cup + ": file too large";
  }));
  CHECK(folder.read("cup.pdn") == "old");
  CHECK(folder.names() == Names{"cup.pdn"});
}

TEST_CASE("what can't be rewritten is refused before anything is, each with its reason") {
  const ScratchFolder folder;
  const std::string plain = folder.write("plain.pdn", "1. 32-28 *");
  const std::string packed = folder.write("packed.pdn", "\x1F\x8B\x08 and so on");
  REQUIRE(::mkfifo(folder.path("fifo").c_str(), 0600) == 0);
  CHECK(planned({"-", plain, packed, folder.path("fifo"), folder.path("absent"), folder.path("")}) ==
        Names{"standard input: can't be rewritten in place", plain,
              packed + ": is packed (gzip), and can't be rewritten in place",
              folder.path("fifo") + ": is no regular file, and can't be rewritten in place",
              folder.path("absent") + ": no such file or directory", folder.path("") + ": is a directory (use -r)"});
  CHECK(planned({}) == Names{"standard input: can't be rewritten in place"});
  CHECK(rewrite("-", "x") == "standard input: can't be rewritten in place");
  CHECK(rewrite(packed, "x") == packed + ": is packed (gzip), and can't be rewritten in place");
}

TEST_CASE("a file is rewritten once though it is named twice, and a folder's files are listed") {
  const ScratchFolder folder;
  const std::string cup = folder.write("cup.pdn", "");
  const std::string fen = folder.write("fen.pdn", "");
  fs::create_symlink(cup, folder.path("link.pdn"));
  CHECK(planned({cup, folder.path("./cup.pdn"), folder.path("link.pdn")}) == Names{cup});
  CHECK(planned({fen, folder.path("")}, true) == Names{fen, cup});
}

TEST_CASE("a file whose backup would replace another input is refused") {
  const ScratchFolder folder;
  const std::string cup = folder.write("cup.pdn", "");
  const std::string backup = folder.write("cup.pdn.bak", "");
  CHECK(planned({cup, backup}) == Names{cup + ": its backup would replace another input, " + backup, backup});
}
