// -f csv: the columns, and quoting by RFC 4180.
#include <catch2/catch.hpp>
#include <string>

#include "common/csv_text.hpp"
#include "format_run.hpp"

using format_run::converted;

TEST_CASE("a field with a comma, a quote or a line end stands in quotes") {
  std::string text;
  pdn::cli::CsvText csv(text);
  csv.field("plain");
  csv.field("a,b");
  csv.field("say \"x\"");
  csv.field("two\nlines");
  csv.field("");
  csv.field("=1+1");
  csv.field(7);
  csv.end_row();
  CHECK(text == "plain,\"a,b\",\"say \"\"x\"\"\",\"two\nlines\",,=1+1,7\n");
}

TEST_CASE("csv has a row a game, empty where nothing is known") {
  CHECK(
      converted(
          {"-f", "csv"},
          "[Event \"Cup, A\"]\n[Date \"2007.05.??\"]\n[White \"W\"]\n[Black \"?\"]\n[WhiteRating \"2100\"]\n"
          "[Result \"0-2\"]\n[GameType \"20\"]\n[FEN \"B:W28,30:B19\"]\n\n1... 19-23 (1... 19-24) 2. 28x19 *\n") ==
      "file,line,game,variant,variant_source,event,site,date,round,white,black,white_rating,black_rating,time_control,"
      "result,winner,plies,valid,broken,start,final,moves\n"
      "a.pdn,1,1,international,tag,\"Cup, A\",,2007.05.??,,W,,2100,,,0-2,black,2,true,,\"B:W28,30:B19\",\"B:W19,30:B\","
      "19-23 28x19\n");
}

TEST_CASE("csv has who won, whosever points come first") {
  const auto result_and_winner = [](const std::string& result, std::vector<std::string> options) {
    options.insert(options.end(), {"-f", "csv"});
    const std::string text = "[GameType \"21\"]\n[Result \"" + result + "\"]\n\n1. 11-15 *\n";
    const std::string row = format_run::lines_of(format_run::convert(options, text).out).at(1);
    std::size_t begin = 0;
    for (int column = 0; column < 14; ++column) begin = row.find(',', begin) + 1;
    return row.substr(begin, row.find(',', row.find(',', begin) + 1) - begin);
  };
  CHECK(result_and_winner("1-0", {}) == "1-0,black");
  CHECK(result_and_winner("1-0", {"--result-side", "white"}) == "0-1,black");
  CHECK(result_and_winner("1/2-1/2", {}) == "1/2-1/2,draw");
  CHECK(result_and_winner("*", {}) == ",");
}

TEST_CASE("csv has a row a position with --per-ply, and the mover's clock in seconds") {
  CHECK(converted({"-f", "csv", "--per-ply"},
                  "[GameType \"20\"]\n[FEN \"W:W28:B19,1\"]\n\n1. 28-23 {[%clk 1:00:01]} 19x28 "
                  "{[%clock w0:10:00 B0:09:30]} *\n") ==
        "file,line,game,ply,number,turn,move,captured,clock,fen\n"
        "a.pdn,1,1,0,,,,,,\"W:W28:B1,19\"\n"
        "a.pdn,1,1,1,1,white,28-23,0,3601,\"B:W23:B1,19\"\n"
        "a.pdn,1,1,2,1,black,19x28,1,570,\"W:W:B1,28\"\n");
}

TEST_CASE("csv has setups among the moves, and plies that nobody knows") {
  const std::string out =
      converted({"-f", "csv"}, "[GameType \"20\"]\n\n1. 32-28 /FEN \"W::\"/ 2. 33-29 /FEN \"B:W20:B3\"/ 2... 3-8 *\n");
  CHECK(out.ends_with(",W:W20:B8,\"32-28 - 33-29 /FEN \"\"B:W20:B3\"\"/ 3-8\"\n"));
}
