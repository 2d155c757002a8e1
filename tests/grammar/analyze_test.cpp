// PEGTL's own analysis: no rule can loop without going on.
#include <catch2/catch.hpp>
#include <tao/pegtl/contrib/analyze.hpp>

#include "fen.hpp"
#include "game_type.hpp"
#include "pdn.hpp"
#include "query.hpp"
#include "time_control.hpp"

TEST_CASE("no rule of a grammar can loop without consuming") {
  CHECK(tao::pegtl::analyze<pdn::grammar::PdnFile>() == 0);
  CHECK(tao::pegtl::analyze<pdn::grammar::Plies>() == 0);
  CHECK(tao::pegtl::analyze<pdn::grammar::Between>() == 0);
  CHECK(tao::pegtl::analyze<pdn::grammar::Alternative>() == 0);
  CHECK(tao::pegtl::analyze<pdn::fen_grammar::Fen>() == 0);
  CHECK(tao::pegtl::analyze<pdn::game_type_grammar::GameType>() == 0);
  CHECK(tao::pegtl::analyze<pdn::query_grammar::Query>() == 0);
  CHECK(tao::pegtl::analyze<pdn::time_control_grammar::TimeControl>() == 0);
}
