// Guessing what was meant.
#include "pdn/nearest.hpp"

#include <array>
#include <catch2/catch.hpp>

using pdn::edit_distance;
using pdn::nearest;

TEST_CASE("one insertion, deletion, replacement or swap is a distance of one") {
  CHECK(edit_distance("must-capture", "must-capture") == 0);
  CHECK(edit_distance("must-capture", "must-captures") == 1);
  CHECK(edit_distance("must-capture", "mst-capture") == 1);
  CHECK(edit_distance("must-capture", "must_capture") == 1);
  CHECK(edit_distance("must-capture", "must-catpure") == 1);
  CHECK(edit_distance("", "abc") == 3);
}

TEST_CASE("the nearest of several names is the one with the smallest distance") {
  constexpr std::array<std::string_view, 3> names{"must-capture", "must-capture-more", "move-number"};
  CHECK(nearest("must-captur", names) == "must-capture");
  CHECK(nearest("movenumber", names) == "move-number");
  CHECK(nearest("anything", {}).empty());
}
