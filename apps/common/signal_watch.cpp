// signalfd(2) in a thread.
#include "common/signal_watch.hpp"

#include <poll.h>
#include <sys/eventfd.h>
#include <sys/signalfd.h>
#include <unistd.h>

#include <array>
#include <cerrno>
#include <system_error>
#include <utility>

namespace pdn::cli {
namespace {

constexpr std::array deadly{SIGINT, SIGTERM, SIGHUP, SIGQUIT};

bool is_ignored(int signal) {
  struct ::sigaction action {};
  return ::sigaction(signal, nullptr, &action) == 0 && (action.sa_flags & SA_SIGINFO) == 0 &&
         action.sa_handler == SIG_IGN;
}

/// The signals to wait for. A blocked signal is not thrown away although ignored, so those are left out.
sigset_t signals_to_watch() {
  sigset_t signals{};
  ::sigemptyset(&signals);
  for (const int signal : deadly)
    if (!is_ignored(signal)) ::sigaddset(&signals, signal);
  return signals;
}

/// Ends the process in the signal's own way, so that its parent sees what happened.
void die_by(int signal) {
  std::signal(signal, SIG_DFL);
  sigset_t only{};
  ::sigemptyset(&only);
  ::sigaddset(&only, signal);
  ::pthread_sigmask(SIG_UNBLOCK, &only, nullptr);
  std::raise(signal);
  ::_exit(128 + signal);  // the first process of a container is not ended by signals
}

Descriptor opened(int number) {
  if (number < 0) throw std::system_error(errno, std::generic_category(), "waiting for signals");
  return Descriptor(number);
}

bool is_readable(const pollfd& polled) {
  return (polled.revents & POLLIN) != 0;
}

}  // namespace

SignalWatch::SignalWatch(std::function<void()> last_words)
    : last_words_(std::move(last_words)), end_(opened(::eventfd(0, EFD_CLOEXEC))) {
  const sigset_t signals = signals_to_watch();
  arrived_ = opened(::signalfd(-1, &signals, SFD_CLOEXEC));
  ::pthread_sigmask(SIG_BLOCK, &signals, &mask_before_);
  waiting_ = std::thread([this] { wait(); });
}

SignalWatch::~SignalWatch() {
  static_cast<void>(::eventfd_write(end_.number(), 1));
  waiting_.join();
  ::pthread_sigmask(SIG_SETMASK, &mask_before_, nullptr);  // a signal that came last ends the process here
}

void SignalWatch::wait() {
  std::array<pollfd, 2> polled{pollfd{arrived_.number(), POLLIN, 0}, pollfd{end_.number(), POLLIN, 0}};
  while (!is_readable(polled[1])) {
    if (::poll(polled.data(), polled.size(), -1) < 0 || !is_readable(polled[0])) continue;
    signalfd_siginfo signal{};
    if (::read(arrived_.number(), &signal, sizeof signal) != sizeof signal) continue;
    last_words_();
    die_by(static_cast<int>(signal.ssi_signo));
  }
}

}  // namespace pdn::cli
