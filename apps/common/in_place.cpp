// The order of renames that never leaves a name without its file.
#include "common/in_place.hpp"

#include <algorithm>
#include <cerrno>
#include <filesystem>
#include <fstream>
#include <set>
#include <utility>

#include "draughts/source/input_files.hpp"

namespace pdn::cli {
namespace {

namespace fs = std::filesystem;

/// The one path of a file that has several; its own where there is none.
std::string canonical(const std::string& path) {
  std::error_code unknown;
  const fs::path found = fs::canonical(path, unknown);
  return unknown ? path : found.string();
}

/// Why a file can't be rewritten, if so.
std::optional<OutputError> refusal(const draughts::InputFile& file) {
  if (file.standard_input) return OutputError{"standard input", "can't be rewritten in place", 0};
  const auto target = find_output_target(file.path);
  if (!target) return target.error();
  if (!target->existing && !target->direct()) return system_refuses(file.path, ENOENT);
  if (target->direct()) return OutputError{file.path, "is no regular file, and can't be rewritten in place", 0};
  const auto packing = draughts::packing_of(file.path);
  if (!packing) return OutputError{file.path, packing.error().what, 0};
  if (!*packing) return std::nullopt;
  return OutputError{file.path, "is packed (" + std::string(**packing) + "), and can't be rewritten in place", 0};
}

/// Whether it is still the file that it was, with the text that it had.
bool is_as_it_was(const OutputTarget& target) {
  struct ::stat now {};
  if (::stat(target.path.c_str(), &now) != 0) return false;
  const struct ::stat& then = *target.existing;
  return now.st_dev == then.st_dev && now.st_ino == then.st_ino && now.st_size == then.st_size &&
         now.st_mtim.tv_sec == then.st_mtim.tv_sec && now.st_mtim.tv_nsec == then.st_mtim.tv_nsec;
}

bool same_bytes(const std::string& one, const std::string& other) {
  constexpr std::size_t block = std::size_t{1} << 16;
  std::string left(block, '\0');
  std::string right(block, '\0');
  std::ifstream one_file(one, std::ios::binary);
  std::ifstream other_file(other, std::ios::binary);
  while (one_file && other_file) {
    one_file.read(left.data(), block);
    other_file.read(right.data(), block);
    const auto count = one_file.gcount();
    if (count != other_file.gcount() || !std::equal(left.begin(), left.begin() + count, right.begin())) return false;
  }
  return one_file.eof() && other_file.eof();
}

}  // namespace

std::string backup_of(const std::string& path) {
  return path + ".bak";
}

std::vector<tl::expected<std::string, OutputError>> files_to_rewrite(const std::vector<std::string>& paths,
                                                                     bool recursive) {
  const auto inputs = draughts::input_files(paths, {.recursive = recursive, .follow_links = false});
  std::set<std::string> all;
  for (const auto& input : inputs)
    if (input && !input->standard_input) all.insert(canonical(input->path));
  std::vector<tl::expected<std::string, OutputError>> files;
  std::set<std::string> listed;
  for (const auto& input : inputs) {
    if (!input) {
      files.emplace_back(tl::make_unexpected(OutputError{input.error().source, input.error().what, 0}));
      continue;
    }
    const std::string path = canonical(input->path);
    if (!listed.insert(path).second) continue;
    auto refused = refusal(*input);
    if (!refused && all.count(backup_of(path)) != 0)
      refused = OutputError{input->path, "its backup would replace another input, " + backup_of(input->path), 0};
    if (refused)
      files.emplace_back(tl::make_unexpected(*std::move(refused)));
    else
      files.emplace_back(input->path);
  }
  return files;
}

tl::expected<RewrittenFile, OutputError> RewrittenFile::open(TemporaryFiles& files, const std::string& path,
                                                             TextForm form) {
  if (auto refused = refusal({path, path == "-", std::nullopt})) return tl::make_unexpected(*std::move(refused));
  auto target = find_output_target(path);
  if (!target) return tl::make_unexpected(target.error());
  if (!target->existing) return tl::make_unexpected(system_refuses(path, ENOENT));
  auto made = files.make(target->path, &*target->existing);
  if (!made) return tl::make_unexpected(system_refuses(path, made.error()));
  return RewrittenFile(files, path, *std::move(target), *std::move(made), form);
}

RewrittenFile::RewrittenFile(TemporaryFiles& files, std::string path, OutputTarget target, TemporaryFiles::Made made,
                             TextForm form)
    : files_(&files),
      path_(std::move(path)),
      target_(std::move(target)),
      temporary_(std::move(made.path)),
      stream_(std::make_unique<OutputStream>(std::move(made.descriptor), form)) {}

RewrittenFile::~RewrittenFile() {
  if (stream_) files_->discard(temporary_);
}

tl::expected<Rewriting, OutputError> RewrittenFile::commit() {
  const auto failed = [&](int code) { return tl::make_unexpected(system_refuses(path_, code)); };
  if (const int error = stream_->save_and_close()) return failed(error);
  if (!is_as_it_was(target_))
    return tl::make_unexpected(OutputError{path_, "was changed by another program meanwhile, and is left alone", 0});
  if (same_bytes(temporary_, target_.path)) return Rewriting::unchanged;
  if (const int error = back_up()) return tl::make_unexpected(system_refuses(backup_of(target_.path), error));
  if (const int error = files_->replace(temporary_, target_.path)) return failed(error);
  return Rewriting::written;
}

int RewrittenFile::back_up() {
  const std::string backup = backup_of(target_.path);
  auto kept = files_->make_link(target_.path, backup);
  if (!kept) kept = files_->make_copy(target_.path, backup);  // a file system without second names
  if (!kept) return kept.error();
  const int error = files_->replace(*kept, backup);
  if (error != 0) files_->discard(*kept);
  return error;
}

}  // namespace pdn::cli
