// Compressed files and archives as draughts/source/sources.hpp promises them.
#include <fcntl.h>
#include <unistd.h>

#include <catch2/catch.hpp>

#include "draughts/source/sources.hpp"
#include "fixtures.hpp"

using namespace draughts;
using source_test::archive_of;
using source_test::compressed;
using source_test::everything;
using source_test::Folder;
using source_test::Found;
using source_test::games;
using source_test::Members;
using source_test::Pipe;

namespace {

using All = std::vector<Found>;

constexpr SourceOptions recursive{true, 0};
const Members two{{"club/one.pdn", "1. 32-28 *"}, {"two.PDN", "1. 33-28 *"}, {"readme.txt", "hello"}};

All from_pipe(const std::string& bytes) {
  const Pipe pipe(bytes, 333);
  return everything({"-"}, {false, pipe.number()});
}

}  // namespace

TEST_CASE("compressed files are read through under their own name, recognised by content alone, from a pipe too") {
  const std::string text = games(600000);
  const Folder folder;
  for (const char* filter : {"gzip", "zstd", "xz", "bzip2"}) {
    CAPTURE(filter);
    const std::string bytes = compressed(filter, text);
    const std::string file = folder.write("games.pdn", bytes);
    CHECK(everything({file}) == All{{file, text, ""}});
    CHECK(from_pipe(bytes) == All{{"(standard input)", text, ""}});
  }
}

TEST_CASE("a truncated stream gives what is before the break, and then an error") {
  const std::string text = games(600000);
  const Folder folder;
  for (const std::string filter : {"gzip", "zstd", "xz", "bzip2"}) {
    CAPTURE(filter);
    const std::string bytes = compressed(filter.c_str(), text);
    const std::string file = folder.write("games.pdn", bytes.substr(0, bytes.size() * 2 / 3));
    const auto found = everything({file}).at(0);
    CHECK(found.error == "truncated " + filter + " data");
    CHECK(text.starts_with(found.bytes));
    CHECK(found.bytes.size() > text.size() / 2 - 131072);
  }
}

TEST_CASE("a small truncated gzip file gives its games up to the break") {
  const std::string text = games(6000);
  const std::string bytes = compressed("gzip", text);
  const auto found = from_pipe(bytes.substr(0, bytes.size() - 200)).at(0);
  CHECK(found.error == "truncated gzip data");
  CHECK(text.starts_with(found.bytes));
  CHECK(found.bytes.size() > text.size() * 3 / 4);
}

TEST_CASE("a gzip stream that ends within its checksum is truncated, though its text is whole") {
  const std::string bytes = compressed("gzip", "1. 32-28 *");
  CHECK(from_pipe(bytes.substr(0, bytes.size() - 3)) == All{{"(standard input)", "1. 32-28 *", "truncated gzip data"}});
}

TEST_CASE("a damaged stream is an error") {
  const std::string text = games(100000);
  for (const std::string filter : {"gzip", "zstd", "xz", "bzip2"}) {
    CAPTURE(filter);
    std::string bytes = compressed(filter.c_str(), text);
    for (std::size_t index = 0; index < 40; ++index) bytes[bytes.size() / 2 + index] ^= '\x55';
    CHECK(from_pipe(bytes).at(0).error == "damaged " + filter + " data");
  }
}

TEST_CASE("a wrong checksum is damage, said after the whole text") {
  std::string bytes = compressed("gzip", "1. 32-28 *");
  bytes[bytes.size() - 8] ^= '\x01';  // of the CRC, which stands before the length
  CHECK(from_pipe(bytes) == All{{"(standard input)", "1. 32-28 *", "damaged gzip data"}});
}

TEST_CASE("streams one after the other are one text, and what follows the last one is ignored") {
  for (const char* filter : {"gzip", "zstd", "xz", "bzip2"}) {
    CAPTURE(filter);
    const std::string bytes = compressed(filter, "1. 32-28 *\n") + compressed(filter, games(70000));
    CHECK(from_pipe(bytes) == All{{"(standard input)", "1. 32-28 *\n" + games(70000), ""}});
    CHECK(from_pipe(bytes + std::string(600, '\0')).at(0).error.empty());
  }
}

TEST_CASE("an empty compressed file is an empty source") {
  for (const char* filter : {"gzip", "zstd", "xz", "bzip2"}) {
    CAPTURE(filter);
    CHECK(from_pipe(compressed(filter, "")) == All{{"(standard input)", "", ""}});
  }
}

TEST_CASE("a stream compressed twice is read through") {
  CHECK(from_pipe(compressed("gzip", compressed("xz", "1. 32-28 *"))).at(0).bytes == "1. 32-28 *");
}

TEST_CASE("text that begins a little like a compressed file is text") {
  for (const std::string text : {"BZ", "\x1F\x8B", "PK", "PK\x03", "\375\067zX", "1. 32-28 *"}) {
    CHECK(from_pipe(text) == All{{"(standard input)", text, ""}});
  }
}

TEST_CASE("an archive's PDN members are sources of their own") {
  const Folder folder;
  for (const char* format : {"zip", "ustar"}) {
    CAPTURE(format);
    const std::string bytes = archive_of(format, two);
    const std::string file = folder.write("games.bin", bytes);
    CHECK(everything({file}) == All{{file + "!club/one.pdn", "1. 32-28 *", ""}, {file + "!two.PDN", "1. 33-28 *", ""}});
    CHECK(from_pipe(bytes) ==
          All{{"(standard input)!club/one.pdn", "1. 32-28 *", ""}, {"(standard input)!two.PDN", "1. 33-28 *", ""}});
  }
}

TEST_CASE("a compressed tar is an archive") {
  const Folder folder;
  for (const char* filter : {"gzip", "zstd", "xz", "bzip2"}) {
    CAPTURE(filter);
    const std::string file = folder.write("x.tgz", archive_of("ustar", two, filter));
    CHECK(everything({file}) == All{{file + "!club/one.pdn", "1. 32-28 *", ""}, {file + "!two.PDN", "1. 33-28 *", ""}});
  }
}

TEST_CASE("a zip file has the members that its list at the end names, not what else is left in it") {
  const Folder folder;
  const std::string file = folder.write("x.zip", source_test::zip_without_first(two));
  CHECK(everything({file}) == All{{file + "!two.PDN", "1. 33-28 *", ""}});
}

TEST_CASE("an archive without PDN names gives all its files, but no folders") {
  const Folder folder;
  for (const char* format : {"zip", "ustar"}) {
    const std::string file = folder.write("x", archive_of(format, {{"a/", ""}, {"a/one.txt", "*"}, {"two", "1-1"}}));
    CHECK(everything({file}) == All{{file + "!a/one.txt", "*", ""}, {file + "!two", "1-1", ""}});
  }
}

TEST_CASE("an archive from a pipe without PDN names is an error, since it can't be listed first") {
  for (const char* format : {"zip", "ustar"}) {
    const auto all = from_pipe(archive_of(format, {{"one.txt", "*"}}));
    REQUIRE(all.size() == 1);
    CHECK(all[0].error == "holds no *.pdn, and a pipe's other members can't be told from them");
  }
}

TEST_CASE("standard input that is a file is listed first like any other") {
  const Folder folder;
  const std::string file = folder.write("x.zip", archive_of("zip", {{"one.txt", "*"}}));
  const int number = ::open(file.c_str(), O_RDONLY);
  CHECK(everything({"-"}, {false, number}) == All{{"(standard input)!one.txt", "*", ""}});
  ::close(number);
}

TEST_CASE("standard input that somebody has begun to read is read from where it stands") {
  const Folder folder;
  for (const char* format : {"zip", "ustar"}) {
    CAPTURE(format);
    const int number = ::open(folder.write("x", "a line\n" + archive_of(format, two)).c_str(), O_RDONLY);
    ::lseek(number, 7, SEEK_SET);
    const auto all = everything({"-"}, {false, number});
    REQUIRE(all.size() == 2);
    CHECK(all[1] == Found{"(standard input)!two.PDN", "1. 33-28 *", ""});
    ::close(number);
  }
}

TEST_CASE("an archive without members is an empty source") {
  const Folder folder;
  const std::string file = folder.write("x.zip", archive_of("zip", {}));
  CHECK(everything({file}) == All{{file, "", ""}});
  CHECK(from_pipe(archive_of("zip", {})) == All{{"(standard input)", "", ""}});
}

TEST_CASE("large members come whole, and one that is left unread doesn't disturb the next") {
  const std::string first = games(700000);
  const std::string second = games(400000);
  const Folder folder;
  for (const char* format : {"zip", "ustar"}) {
    CAPTURE(format);
    const std::string file = folder.write("x", archive_of(format, {{"1.pdn", first}, {"2.pdn", second}}));
    CHECK(everything({file}) == All{{file + "!1.pdn", first, ""}, {file + "!2.pdn", second, ""}});

    Sources sources({file});
    auto skipped = sources.next();
    char some[100]{};
    REQUIRE((**skipped)->read(some));
    auto next = sources.next();
    CHECK(source_test::read_all(***skipped).bytes.empty());
    CHECK(source_test::read_all(***next).bytes == second);
    CHECK_FALSE(sources.next());
  }
}

TEST_CASE("a truncated archive gives its whole members, what there is of the broken one, and an error") {
  const std::string first = games(70000);
  const std::string second = games(400000);
  const Folder folder;
  for (const char* format : {"zip", "ustar"}) {
    CAPTURE(format);
    const std::string bytes = archive_of(format, {{"1.pdn", first}, {"2.pdn", second}});
    const std::string file = folder.write("x", bytes.substr(0, bytes.size() * 3 / 4));
    const auto all = everything({file});
    REQUIRE(all.size() >= 2);
    CHECK(all[0] == Found{file + "!1.pdn", first, ""});
    CHECK(all[1].name == file + "!2.pdn");
    CHECK(second.starts_with(all[1].bytes));
    CHECK(all[1].bytes.size() > second.size() / 3);
    CHECK_FALSE(all[1].error.empty());
  }
}

TEST_CASE("a file behind a broken archive is still read") {
  const Folder folder;
  const std::string bytes = archive_of("zip", {{"1.pdn", games(100000)}});
  const std::string broken = folder.write("x.zip", bytes.substr(0, 1000));
  const std::string file = folder.write("y.pdn", "*");
  CHECK(everything({broken, file}).back() == Found{file, "*", ""});
}

TEST_CASE("member names outside ASCII come as they stand there, in any locale") {
  const Folder folder;
  const std::string file = folder.write("x.tar", archive_of("ustar", {{"J\xC3\xA1n.pdn", "*"}}));
  CHECK(everything({file}) == All{{file + "!J\xC3\xA1n.pdn", "*", ""}});
}

TEST_CASE("with -r compressed PDN and archives that hold PDN are found, others are passed over in silence") {
  const Folder folder;
  const std::string gz = folder.write("a.pdn.GZ", compressed("gzip", "*"));
  const std::string zip = folder.write("b.zip", archive_of("zip", two));
  const std::string tgz = folder.write("c.tar.gz", archive_of("ustar", two, "gzip"));
  folder.write("d.zip", archive_of("zip", {{"photo.jpg", "x"}}));
  folder.write("e.zip", archive_of("zip", {}));
  folder.write("f.txt.gz", compressed("gzip", "*"));
  CHECK(everything({folder.path().string()}, recursive) == All{{gz, "*", ""},
                                                               {zip + "!club/one.pdn", "1. 32-28 *", ""},
                                                               {zip + "!two.PDN", "1. 33-28 *", ""},
                                                               {tgz + "!club/one.pdn", "1. 32-28 *", ""},
                                                               {tgz + "!two.PDN", "1. 33-28 *", ""}});
}

TEST_CASE("progress of compressed input is counted in compressed bytes") {
  const Folder folder;
  const std::string text = games(600000);
  const std::string bytes = compressed("gzip", text);
  Sources sources({folder.write("x.gz", bytes)});
  auto source = sources.next();
  CHECK((**source)->progress().total == bytes.size());
  source_test::read_all(***source);
  CHECK(progress_fraction((**source)->progress()) == 1.0);
}
