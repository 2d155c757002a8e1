// Fixtures are made by libarchive's writing side, which the room itself never uses.
#include "fixtures.hpp"

#include <archive.h>
#include <archive_entry.h>
#include <fmt/format.h>
#include <unistd.h>

#include <array>
#include <catch2/catch.hpp>
#include <csignal>
#include <cstdlib>
#include <fstream>
#include <memory>
#include <random>

namespace source_test {
namespace {

namespace fs = std::filesystem;

la_ssize_t append(archive*, void* data, const void* bytes, std::size_t size) {
  static_cast<std::string*>(data)->append(static_cast<const char*>(bytes), size);
  return static_cast<la_ssize_t>(size);
}

void write_member(archive* writer, const std::string& name, std::string_view bytes) {
  const std::unique_ptr<archive_entry, void (*)(archive_entry*)> entry(archive_entry_new(), archive_entry_free);
  archive_entry_set_pathname(entry.get(), name.c_str());
  archive_entry_set_filetype(entry.get(), name.ends_with('/') ? AE_IFDIR : AE_IFREG);
  archive_entry_set_perm(entry.get(), 0644);
  archive_entry_set_size(entry.get(), static_cast<la_int64_t>(bytes.size()));
  REQUIRE(archive_write_header(writer, entry.get()) == ARCHIVE_OK);
  archive_write_data(writer, bytes.data(), bytes.size());
}

std::string written(const char* format, const Members& members, const char* filter) {
  std::string out;
  const std::unique_ptr<archive, int (*)(archive*)> writer(archive_write_new(), archive_write_free);
  REQUIRE(archive_write_set_format_by_name(writer.get(), format) == ARCHIVE_OK);
  if (filter != nullptr) {
    REQUIRE(archive_write_add_filter_by_name(writer.get(), filter) == ARCHIVE_OK);
    REQUIRE(archive_write_set_filter_option(writer.get(), filter, "compression-level", "1") == ARCHIVE_OK);
  }
  archive_write_set_bytes_in_last_block(writer.get(), 1);
  archive_write_open(writer.get(), &out, nullptr, append, nullptr);
  for (const auto& [name, bytes] : members) write_member(writer.get(), name, bytes);
  REQUIRE(archive_write_close(writer.get()) == ARCHIVE_OK);
  return out;
}

/// A number as zip writes it, lowest byte first.
std::string little_endian(std::uint32_t number, int bytes) {
  std::string text;
  for (int byte = 0; byte < bytes; ++byte) text += static_cast<char>(number >> (8 * byte) & 0xFFU);
  return text;
}

}  // namespace

Folder::Folder() {
  std::string name = (fs::temp_directory_path() / "pdn-source-").string() + std::string(6, 'X');
  REQUIRE(::mkdtemp(name.data()) != nullptr);
  path_ = name;
}

Folder::~Folder() {
  std::error_code ignored;
  fs::remove_all(path_, ignored);
}

std::string Folder::write(std::string_view name, std::string_view bytes) const {
  const fs::path file = path_ / name;
  fs::create_directories(file.parent_path());
  std::ofstream(file, std::ios::binary) << bytes;
  return file.string();
}

Pipe::Pipe(std::string bytes, std::size_t at_a_time) {
  REQUIRE(::pipe(ends_) == 0);
  std::signal(SIGPIPE, SIG_IGN);
  writer_ = std::thread([bytes = std::move(bytes), at_a_time, out = ends_[1]] {
    std::string_view rest = bytes;
    while (!rest.empty()) {
      const ssize_t count = ::write(out, rest.data(), std::min(rest.size(), at_a_time));
      if (count <= 0) break;
      rest.remove_prefix(static_cast<std::size_t>(count));
    }
    ::close(out);
  });
}

Pipe::~Pipe() {
  ::close(ends_[0]);
  writer_.join();
}

std::string compressed(const char* filter, std::string_view text) {
  return written("raw", {{"text", std::string(text)}}, filter);
}

std::string archive_of(const char* format, const Members& members, const char* filter) {
  return written(format, members, filter);
}

std::string zip_without_first(const Members& members) {
  std::string zip = archive_of("zip", members);
  const std::string_view list_entry = "PK\x01\x02";
  const std::size_t first = zip.find(list_entry);
  const std::size_t second = zip.find(list_entry, first + 1);
  const std::size_t end = zip.rfind("PK\x05\x06");
  REQUIRE(second != std::string::npos);
  const auto count = static_cast<std::uint32_t>(members.size() - 1);
  const auto list_size = static_cast<std::uint32_t>(end - second);
  zip.replace(end + 8, 8, little_endian(count, 2) + little_endian(count, 2) + little_endian(list_size, 4));
  zip.erase(first, second - first);
  return zip;
}

std::string games(std::size_t bytes) {
  std::mt19937 chance(20);
  std::string text;
  for (int number = 1; text.size() < bytes; ++number) {
    text += fmt::format("[Event \"Game {}\"]\n[Result \"*\"]\n\n", number);
    for (int move = 1; move <= 30; ++move) {
      text += fmt::format("{}. {}-{} {}-{}\n", move, chance() % 50 + 1, chance() % 50 + 1, chance() % 50 + 1,
                          chance() % 50 + 1);
    }
    text += "*\n\n";
  }
  return text;
}

Outcome read_all(draughts::ByteSource& source, std::size_t at_a_time) {
  Outcome outcome;
  std::vector<char> buffer(at_a_time);
  while (true) {
    const auto count = source.read(buffer);
    if (!count) {
      outcome.error = count.error();
      return outcome;
    }
    if (*count == 0) return outcome;
    REQUIRE(*count <= at_a_time);
    outcome.bytes.append(buffer.data(), *count);
  }
}

std::ostream& operator<<(std::ostream& out, const Found& found) {
  return out << fmt::format("{{{}: {} bytes, {}}}", found.name, found.bytes.size(),
                            found.error.empty() ? "no error" : found.error);
}

std::vector<Found> everything(std::vector<std::string> paths, draughts::SourceOptions options) {
  draughts::Sources sources(std::move(paths), options);
  std::vector<Found> all;
  while (auto source = sources.next()) {
    if (!*source) {
      all.push_back({source->error().source, "", source->error().what});
      continue;
    }
    const Outcome outcome = read_all(***source);
    all.push_back({(**source)->name(), outcome.bytes, outcome.error ? outcome.error->what : ""});
    if (outcome.error) CHECK(outcome.error->source == (**source)->name());
  }
  return all;
}

}  // namespace source_test
