// Writing to descriptors that take it, refuse it, or are gone.
#include "common/file_output.hpp"

#include <fcntl.h>
#include <unistd.h>

#include <array>
#include <catch2/catch.hpp>
#include <cerrno>
#include <chrono>
#include <csignal>
#include <ostream>
#include <string>
#include <thread>

using pdn::cli::FileOutput;

TEST_CASE("everything written arrives, more than a buffer at a time too") {
  std::array<int, 2> ends{};
  REQUIRE(::pipe(ends.data()) == 0);
  const std::string text(1000, 'x');
  {
    FileOutput output(ends[1]);
    std::ostream stream(&output);
    for (int line = 0; line < 60; ++line) stream << text;
    stream.flush();
    CHECK(stream.good());
    CHECK(output.error() == 0);
  }
  ::close(ends[1]);
  std::string arrived;
  std::array<char, 4096> buffer{};
  for (ssize_t count = 0; (count = ::read(ends[0], buffer.data(), buffer.size())) > 0;)
    arrived.append(buffer.data(), static_cast<std::size_t>(count));
  ::close(ends[0]);
  CHECK(arrived.size() == 60000);
}

TEST_CASE("a pipe that takes nothing at the moment is waited for") {
  std::array<int, 2> ends{};
  REQUIRE(::pipe2(ends.data(), O_NONBLOCK) == 0);
  std::size_t arrived = 0;
  std::thread reader([&] {
    std::array<char, 4096> buffer{};
    for (ssize_t count = 0; (count = ::read(ends[0], buffer.data(), buffer.size())) != 0;) {
      if (count > 0) arrived += static_cast<std::size_t>(count);
      if (count < 0) std::this_thread::sleep_for(std::chrono::milliseconds(5));
    }
  });
  FileOutput output(ends[1]);
  std::ostream stream(&output);
  stream << std::string(300000, 'x') << std::flush;
  CHECK(output.error() == 0);
  ::close(ends[1]);
  reader.join();
  ::close(ends[0]);
  CHECK(arrived == 300000);
}

TEST_CASE("the position counts what was written, buffered or not") {
  const int null = ::open("/dev/null", O_WRONLY);
  FileOutput output(null);
  std::ostream stream(&output);
  CHECK(stream.tellp() == std::ostream::pos_type(0));
  stream << "text";
  CHECK(stream.tellp() == std::ostream::pos_type(4));
  stream << std::string(100000, 'x') << std::flush;
  CHECK(stream.tellp() == std::ostream::pos_type(100004));
  ::close(null);
}

TEST_CASE("a full disk is remembered as the reason") {
  const int full = ::open("/dev/full", O_WRONLY);
  if (full < 0) {
    WARN("this system has no /dev/full");
    return;
  }
  FileOutput output(full);
  std::ostream stream(&output);
  stream << "text" << std::flush;
  CHECK_FALSE(stream.good());
  CHECK(output.error() == ENOSPC);
  ::close(full);
}

TEST_CASE("a closed pipe is remembered as the reason") {
  std::signal(SIGPIPE, SIG_IGN);
  std::array<int, 2> ends{};
  REQUIRE(::pipe(ends.data()) == 0);
  ::close(ends[0]);
  FileOutput output(ends[1]);
  std::ostream stream(&output);
  stream << std::string(200000, 'x');
  CHECK(stream.bad());
  CHECK(output.error() == EPIPE);
  ::close(ends[1]);
}
