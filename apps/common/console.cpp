// POSIX: descriptors 1 and 2, isatty, TIOCGWINSZ, SIGPIPE, SIGXFSZ.
#include "common/console.hpp"

#include <sys/ioctl.h>
#include <unistd.h>

#include <cerrno>
#include <csignal>
#include <cstdlib>
#include <string>
#include <system_error>

namespace pdn::cli {
namespace {

bool is_set(const char* variable) {
  const char* value = std::getenv(variable);
  return value != nullptr && *value != '\0';
}

std::size_t width_of_terminal(int descriptor) {
  winsize size{};
  if (::ioctl(descriptor, TIOCGWINSZ, &size) != 0) return 0;
  return size.ws_col;
}

Terminal find_terminal() {
  const char* kind = std::getenv("TERM");
  Terminal terminal;
  terminal.out = ::isatty(STDOUT_FILENO) != 0;
  terminal.err = ::isatty(STDERR_FILENO) != 0;
  terminal.colourless = is_set("NO_COLOR") || (kind != nullptr && std::string_view(kind) == "dumb");
  terminal.width = width_of_terminal(STDERR_FILENO);
  return terminal;
}

}  // namespace

Console::Console(std::string_view tool)
    : tool_(tool), out_buffer_(STDOUT_FILENO), err_buffer_(STDERR_FILENO), out_(&out_buffer_), err_(&err_buffer_) {
  std::signal(SIGPIPE, SIG_IGN);
  std::signal(SIGXFSZ, SIG_IGN);
  err_ << std::unitbuf;
}

Streams Console::streams() {
  return {out_, err_, find_terminal()};
}

ExitStatus Console::say(std::string_view text, ExitStatus status) {
  (status == ExitStatus::failure ? err_ : out_) << text;
  return status;
}

int Console::close(ExitStatus status) {
  out_.flush();
  const int error = out_buffer_.error();
  if (error != 0 && error != EPIPE) {
    err_ << tool_ << ": standard output: " << std::generic_category().message(error) << '\n';
    status = ExitStatus::failure;
  }
  err_.flush();
  return static_cast<int>(status);
}

}  // namespace pdn::cli
