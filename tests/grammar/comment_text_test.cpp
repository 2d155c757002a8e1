// Commands in comments, and times.
#include <catch2/catch.hpp>

#include "pdn/comment_text.hpp"

namespace {

std::string commands_of(std::string_view comment) {
  std::string text;
  pdn::CommentCommands commands(comment);
  while (const auto command = commands.next()) {
    CHECK(comment.substr(command->offset, 2) == "[%");
    CHECK(comment[command->offset + command->length - 1] == ']');
    text += std::string(command->name) + "=<" + std::string(command->value) + ">";
  }
  return text;
}

}  // namespace

TEST_CASE("commands are found anywhere in a comment, known or not") {
  CHECK(commands_of("good [%clk 1:59:30] plan [%eval 0.12] [%my_cmd a_b]") == "clk=<1:59:30>eval=<0.12>my_cmd=<a_b>");
  CHECK(commands_of("[%inbook][%csl R28,G23]") == "inbook=<>csl=<R28,G23>");
  CHECK(commands_of("no command [here], nor [% here], nor [%clk 1:00") == "");
  CHECK(commands_of("[%clk  0:04:58\n]") == "clk=<0:04:58>");
}

TEST_CASE("a comment's text is what is left without its commands") {
  CHECK(pdn::text_without_commands("good [%clk 1:59:30] plan [%eval 0.12] [%my_cmd a_b]") == "good plan");
  CHECK(pdn::text_without_commands("[%clk 1:59:30]") == "");
  CHECK(pdn::text_without_commands(" as it is [1] ") == "as it is [1]");
}

TEST_CASE("a time is read in seconds") {
  CHECK(pdn::parse_clock_time("0:04:58") == 298U);
  CHECK(pdn::parse_clock_time("1:59:30") == 7170U);
  CHECK(pdn::parse_clock_time("04:58") == 298U);
  CHECK(pdn::parse_clock_time("0:0:9.56") == 9U);
  CHECK(pdn::parse_clock_time("100:00:00") == 360000U);
  for (const std::string_view value : {"", "5", "0:60", "0:04:", "x", "0:04:58 x", "0:004:58", "1.11", "0:04:58."})
    CHECK_FALSE(pdn::parse_clock_time(value));
}

TEST_CASE("both clocks are read, and a capital letter says which runs") {
  const auto clocks = pdn::parse_clocks("w0:04:58 B0:05:00");
  REQUIRE(clocks);
  CHECK(clocks->white->seconds == 298);
  CHECK_FALSE(clocks->white->running);
  CHECK(clocks->black->seconds == 300);
  CHECK(clocks->black->running);
  CHECK_FALSE(clocks->unnamed);
  CHECK(pdn::parse_clocks("0:01:00")->unnamed->seconds == 60);
  CHECK(pdn::parse_clocks("W1:00:00")->white->running);
  for (const std::string_view value :
       {"", "w", "w0:60:00", "w0:01:00 w0:02:00", "x0:01:00", "w0:01:00 b0:01:00 0:02:00"})
    CHECK_FALSE(pdn::parse_clocks(value));
}
