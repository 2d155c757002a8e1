// Last words before a signal ends the process. Not here: what is to be cleaned up.
#pragma once

#include <csignal>
#include <functional>
#include <thread>

#include "common/descriptor.hpp"

namespace pdn::cli {

/// While one lives, SIGINT, SIGTERM, SIGHUP and SIGQUIT first run `last_words` and then end the process as they would
/// have without it. Those that the process was told to ignore (nohup, background jobs) stay ignored.
///
/// The signals are blocked and waited for in a thread of its own: the last words may lock and allocate, nothing global
/// is needed, and the process ends at once, whatever its other threads do. One at a time; made before other threads,
/// which inherit the blocked signals, and ended in the thread that made it.
class SignalWatch {
 public:
  /// `last_words` runs in another thread, and must not throw. Throws std::system_error where the system has no thread
  /// or descriptor left.
  explicit SignalWatch(std::function<void()> last_words);
  ~SignalWatch();
  SignalWatch(const SignalWatch&) = delete;
  SignalWatch& operator=(const SignalWatch&) = delete;

 private:
  void wait();

  std::function<void()> last_words_;
  Descriptor end_;      // readable when the watch is over
  Descriptor arrived_;  // readable when a signal came
  sigset_t mask_before_{};
  std::thread waiting_;
};

}  // namespace pdn::cli
