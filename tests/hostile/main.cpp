// Writes one of the hostile inputs to standard output: `hostile_input KIND [AMOUNT]`. For the tests of whole tools, and
// for measurements by hand.
#include <array>
#include <cstdio>
#include <cstdlib>
#include <string_view>

#include "support/hostile.hpp"

namespace {

using test_support::Sink;

/// An input by its name, and how much of it there is if nobody says.
struct Kind {
  std::string_view name;
  std::uint64_t usual_amount;
  void (*write)(std::uint64_t, const Sink&);
};

constexpr std::array kinds{
    Kind{"nested-parentheses", 20'000, test_support::write_nested_parentheses},
    Kind{"long-comment", 100'000'000, test_support::write_long_comment},
    Kind{"dense-game", 60'000'000, test_support::write_dense_game},
    Kind{"endless-game", 56'000'000, test_support::write_endless_game},
    Kind{"zero-bytes", 1'000'000, test_support::write_zero_bytes},
    Kind{"jpeg", 100'000, test_support::write_jpeg},
    Kind{"chess", 1'000, test_support::write_chess},
    Kind{"chess-between", 0, [](std::uint64_t, const Sink& sink) { test_support::write_chess_between(sink); }},
    Kind{"legal-games", 5'000'000'000, test_support::write_legal_games},
};

/// A closed pipe ends the program quietly.
void write_out(std::string_view bytes) {
  if (std::fwrite(bytes.data(), 1, bytes.size(), stdout) != bytes.size()) std::exit(0);
}

int usage() {
  std::fputs("usage: hostile_input KIND [AMOUNT]\nkinds, with their usual amounts of levels, bytes or games:\n",
             stderr);
  for (const Kind& kind : kinds) {
    std::fprintf(stderr, "  %s %llu\n", kind.name.data(), static_cast<unsigned long long>(kind.usual_amount));
  }
  return 2;
}

}  // namespace

int main(int count, char** words) {
  if (count < 2) return usage();
  for (const Kind& kind : kinds) {
    if (kind.name != words[1]) continue;
    kind.write(count > 2 ? std::strtoull(words[2], nullptr, 10) : kind.usual_amount, write_out);
    return 0;
  }
  return usage();
}
