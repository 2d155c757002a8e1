// A process of its own for what would end the test: signals, limits, another user. Its body runs in a fork.
#pragma once

#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

#include <array>
#include <catch2/catch.hpp>
#include <csignal>
#include <exception>

namespace sample {

/// Runs a body that is given this object, and returns whether all went well, which is its exit status 0.
class ChildProcess {
 public:
  template <class Body>
  explicit ChildProcess(Body body) {
    REQUIRE(::pipe(ends_.data()) == 0);
    process_ = ::fork();
    REQUIRE(process_ >= 0);
    if (process_ == 0) ::_exit(run(body));
    ::close(ends_[1]);
  }
  ~ChildProcess() {
    if (process_ > 0) {
      send(SIGKILL);
      static_cast<void>(status());
    }
    ::close(ends_[0]);
  }
  ChildProcess(const ChildProcess&) = delete;
  ChildProcess& operator=(const ChildProcess&) = delete;

  /// In the body: lets `wait_until_ready` return.
  void tell_ready() const { static_cast<void>(::write(ends_[1], "!", 1)); }

  /// False when the body ended without getting ready.
  [[nodiscard]] bool wait_until_ready() const {
    char byte{};
    return ::read(ends_[0], &byte, 1) == 1;
  }

  void send(int signal) const { ::kill(process_, signal); }

  /// Waits for the end: the status as of wait(2).
  [[nodiscard]] int status() {
    int status = -1;
    REQUIRE(::waitpid(process_, &status, 0) == process_);
    process_ = -1;
    return status;
  }

  [[nodiscard]] bool ended_well() { return status() == 0; }

  /// The signal that ended it; 0 if none did.
  [[nodiscard]] int ended_by() {
    const int end = status();
    return WIFSIGNALED(end) ? WTERMSIG(end) : 0;
  }

 private:
  template <class Body>
  int run(Body& body) {
    for (const int signal : {SIGINT, SIGTERM, SIGHUP, SIGQUIT}) std::signal(signal, SIG_DFL);
    ::prctl(PR_SET_PDEATHSIG, SIGKILL);  // a test that is ended leaves nobody behind
    const rlimit no_core{0, 0};
    ::setrlimit(RLIMIT_CORE, &no_core);
    try {
      return body(*this) ? 0 : 1;
    } catch (const std::exception&) {
      return 2;
    }
  }

  std::array<int, 2> ends_{};
  pid_t process_ = -1;
};

/// Whether a body is true in a process of its own.
template <class Body>
bool true_in_child(Body body) {
  return ChildProcess([&](const ChildProcess&) { return body(); }).ended_well();
}

/// Whether a body is true for a user without privileges.
template <class Body>
bool true_for_nobody(Body body) {
  constexpr unsigned nobody = 65534;
  return true_in_child([&] {
    const bool root = ::geteuid() == 0;
    return (!root || (::setegid(nobody) == 0 && ::seteuid(nobody) == 0)) && body();
  });
}

}  // namespace sample
