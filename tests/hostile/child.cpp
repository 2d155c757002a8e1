// Only the ends that a program needs are open in it: a reader that holds the pipe's other end would wait for ever.
#include "child.hpp"

#include <fcntl.h>
#include <spawn.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

#include <array>
#include <catch2/catch.hpp>

extern char** environ;

namespace hostile_test {
namespace {

/// A pipe whose ends are closed when another program is started.
std::array<int, 2> make_pipe() {
  std::array<int, 2> ends{};
  REQUIRE(::pipe2(ends.data(), O_CLOEXEC) == 0);
  return ends;
}

/// Starts a program with these standard streams.
pid_t start(std::vector<std::string>& words, int input, int output) {
  std::vector<char*> arguments;
  for (std::string& word : words) arguments.push_back(word.data());
  arguments.push_back(nullptr);
  posix_spawn_file_actions_t streams;
  ::posix_spawn_file_actions_init(&streams);
  ::posix_spawn_file_actions_adddup2(&streams, input, STDIN_FILENO);
  ::posix_spawn_file_actions_adddup2(&streams, output, STDOUT_FILENO);
  pid_t child = 0;
  const int failure = ::posix_spawn(&child, arguments.front(), &streams, nullptr, arguments.data(), environ);
  ::posix_spawn_file_actions_destroy(&streams);
  REQUIRE(failure == 0);
  return child;
}

std::string read_all(int input) {
  std::string text;
  std::array<char, 4096> buffer{};
  for (ssize_t count = 0; (count = ::read(input, buffer.data(), buffer.size())) > 0;)
    text.append(buffer.data(), static_cast<std::size_t>(count));
  return text;
}

}  // namespace

Outcome run_pipe(std::vector<std::string> writer, std::vector<std::string> reader) {
  const auto between = make_pipe();
  const auto output = make_pipe();
  const pid_t writing = start(writer, STDIN_FILENO, between[1]);
  const pid_t reading = start(reader, between[0], output[1]);
  for (const int end : {between[0], between[1], output[1]}) ::close(end);

  Outcome outcome;
  outcome.out = read_all(output[0]);
  ::close(output[0]);
  int state = 0;
  rusage used{};
  REQUIRE(::wait4(reading, &state, 0, &used) == reading);
  outcome.status = WIFEXITED(state) ? WEXITSTATUS(state) : -1;
  outcome.peak = static_cast<std::uint64_t>(used.ru_maxrss) * 1024;
  REQUIRE(::waitpid(writing, &state, 0) == writing);
  return outcome;
}

}  // namespace hostile_test
