// Open, write, save, rename.
#include "common/output_file.hpp"

#include <fcntl.h>
#include <unistd.h>

#include <cerrno>
#include <utility>

#include "draughts/source/input_files.hpp"

namespace pdn::cli {
namespace {

constexpr const char* input_as_output_advice = "; give the output another name, or rewrite the file with --in-place";

/// The open descriptor of what is written directly.
tl::expected<Descriptor, int> open_directly(const OutputTarget& target) {
  Descriptor descriptor = target.descriptor ? Descriptor(::fcntl(*target.descriptor, F_DUPFD_CLOEXEC, 0))
                                            : open_file(target.path.c_str(), O_WRONLY | O_NOCTTY);
  if (descriptor.number() < 0) return tl::make_unexpected(errno);
  return descriptor;
}

}  // namespace

tl::expected<void, OutputError> refuse_input_as_output(const std::string& output, const std::vector<std::string>& paths,
                                                       bool recursive) {
  const auto identity = output == "-" ? draughts::identity_of(STDOUT_FILENO) : draughts::identity_of(output);
  if (!identity) return {};
  const std::string name = output == "-" ? "standard output" : output;
  for (const auto& input : draughts::input_files(paths, {.recursive = recursive})) {
    if (!input || input->identity != identity) continue;
    const std::string input_name = input->standard_input ? "standard input" : input->path;
    const std::string read_as = input_name == name ? std::string() : " (as " + input_name + ')';
    return tl::make_unexpected(OutputError{name, "is an input as well" + read_as + input_as_output_advice, 0});
  }
  return {};
}

tl::expected<OutputFile, OutputError> OutputFile::open(TemporaryFiles& files, const std::string& path, TextForm form) {
  auto target = find_output_target(path);
  if (!target) return tl::make_unexpected(target.error());
  if (target->direct()) {
    auto descriptor = open_directly(*target);
    if (!descriptor) return tl::make_unexpected(system_refuses(path, descriptor.error()));
    return OutputFile(files, path, *std::move(target), {}, *std::move(descriptor), form);
  }
  auto made = files.make(target->path, target->existing ? &*target->existing : nullptr);
  if (!made) return tl::make_unexpected(system_refuses(path, made.error()));
  return OutputFile(files, path, *std::move(target), std::move(made->path), std::move(made->descriptor), form);
}

OutputFile::OutputFile(TemporaryFiles& files, std::string path, OutputTarget target, std::string temporary,
                       Descriptor descriptor, TextForm form)
    : files_(&files),
      path_(std::move(path)),
      target_(std::move(target)),
      temporary_(std::move(temporary)),
      stream_(std::make_unique<OutputStream>(std::move(descriptor), form)) {}

OutputFile::~OutputFile() {
  if (stream_ && !temporary_.empty()) files_->discard(temporary_);
}

tl::expected<void, OutputError> OutputFile::commit() {
  int error = temporary_.empty() ? stream_->close() : stream_->save_and_close();
  if (error == 0 && !temporary_.empty()) error = files_->replace(temporary_, target_.path);
  if (error == 0) return {};
  if (!temporary_.empty()) files_->discard(temporary_);
  return tl::make_unexpected(system_refuses(path_, error));
}

}  // namespace pdn::cli
