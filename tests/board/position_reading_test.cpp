// Positions as they are typed, of every variant.
#include "common/position_reading.hpp"

#include <catch2/catch.hpp>
#include <string>

#include "common/move_names.hpp"
#include "draughts/rules/variant_facts.hpp"
#include "pdn/hub_text.hpp"
#include "support/published.hpp"

using draughts::DiagnosticCode;
using draughts::Variant;
using draughts::VariantSource;
using pdn::cli::MoveNames;
using pdn::cli::PositionReader;
using pdn::cli::PositionReading;

namespace {

PositionReading read(std::string_view text, std::optional<Variant> variant = std::nullopt) {
  return PositionReader(variant).read(text);
}

/// The variant that a text is taken for, and its position in PDN 3.0's form.
std::string taken_as(std::string_view text, std::optional<Variant> variant = std::nullopt) {
  const PositionReading reading = read(text, variant);
  if (!reading.position) return "nothing";
  const auto& position = *reading.position;
  return std::string(name_of(position.variant)) + ' ' + MoveNames(position.variant).fen(position.diagram);
}

/// The only finding of a text that can't be read.
draughts::Diagnostic refused(std::string_view text, std::optional<Variant> variant = std::nullopt) {
  const PositionReading reading = read(text, variant);
  CHECK_FALSE(reading.position);
  REQUIRE(reading.findings.size() == 1);
  CHECK(reading.findings[0].severity == draughts::Severity::error);
  return reading.findings[0];
}

std::string part(std::string_view text, const draughts::Diagnostic& finding) {
  return std::string(text.substr(finding.span.offset, finding.span.length));
}

}  // namespace

TEST_CASE("the squares of a position tell its variant, as those of a game do") {
  CHECK(taken_as("W:W31-50:B1-20") == "international W:W31-50:B1-20");
  CHECK(taken_as("W:W21:B12") == "english W:W21:B12");
  CHECK(taken_as("W:W60:B12") == "canadian W:W60:B12");
  CHECK(taken_as("W:Wa1:Bb8") == "russian W:Wa1:Bb8");
  CHECK(taken_as("W:Wa2:Bb8") == "turkish W:Wa2:Bb8");
  CHECK(taken_as("W:Wj2:Bb8") == "spantsiretti W:Wj2:Bb8");
  CHECK(read("W:W21:B12").position->variant_source == VariantSource::inferred);
}

TEST_CASE("the user's word decides the rules of a position") {
  CHECK(taken_as("W:W21:B12", Variant::international) == "international W:W21:B12");
  CHECK(taken_as("W:Wa1:Bb8", Variant::czech) == "czech W:Wa1:Bb8");
  CHECK(taken_as("W:W1:B32", Variant::russian) == "russian W:Wb8:Bg1");
  CHECK(read("W:W21:B12", Variant::frisian).position->variant_source == VariantSource::option);
}

TEST_CASE("a FEN is read in every form that files have, alone or as a tag or setup has it") {
  const std::string plain = "international B:W31,K48:B1-3";
  CHECK(taken_as("B:W31,K48:B1-3") == plain);
  CHECK(taken_as("B:B1-3:W31,K48") == plain);
  CHECK(taken_as(" b : w 31, k48 : b 01, 2 ,3 .") == plain);
  CHECK(taken_as("B:W31,K48:B1-3:H0:F1") == plain);
  CHECK(taken_as("B:W31,K48:B1-3:+1+0") == plain);
  CHECK(taken_as("[FEN \"B:W31,K48:B1-3\"]") == plain);
  CHECK(taken_as("/FEN \"B:W31,K48:B1-3\"/") == plain);
  CHECK(taken_as("[FEN \"B:W31,K48:B1-3") == plain);
}

TEST_CASE("a turn that is not known is the side's that begins games") {
  const PositionReading reading = read("?:W31:B1", Variant::international);
  REQUIRE(reading.position);
  CHECK_FALSE(reading.position->turn_known);
  CHECK(reading.position->diagram.turn() == draughts::Colour::white);
  CHECK(read("?:W31:B1", Variant::english).position->diagram.turn() == draughts::Colour::black);
  CHECK(read("B:W31:B1").position->turn_known);
}

TEST_CASE("what is wrong with a position is told with its place") {
  CHECK(part("W:W28,28:B1", refused("W:W28,28:B1")) == "28");
  CHECK(refused("W:W28,28:B1").span.offset == 6);
  CHECK(refused("W:W28,60:B1", Variant::international).message == "there is no square 60 on the 10x10 board");
  CHECK(part("[FEN \"W:W31:B60\"]", refused("[FEN \"W:W31:B60\"]", Variant::international)) == "60");
  CHECK(refused("W:W28:B28").code == DiagnosticCode::bad_fen);
  CHECK(refused("").code == DiagnosticCode::bad_fen);
  CHECK(refused("cup.pdn").hint.find("pdn-convert -f fen") != std::string::npos);
  CHECK(refused("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1").hint.find("W:W28") != std::string::npos);
}

TEST_CASE("what is odd about a position is told, and the position is there") {
  const PositionReading men = read("W:W3,31:B50", Variant::international);
  CHECK(men.position);
  REQUIRE(men.findings.size() == 2);
  CHECK(men.findings[0].code == DiagnosticCode::impossible_position);
  CHECK(men.findings[0].severity == draughts::Severity::warning);
  CHECK(read("W:W21-50:B1", Variant::international).findings.size() == 1);
  CHECK(read("W:W31:B20.").findings.at(0).code == DiagnosticCode::fen_form);
  CHECK(read("W:W31:B20").findings.empty());
}

TEST_CASE("a board without a piece is odd, of the user's variant or of international draughts") {
  const PositionReading reading = read("B:W:B");
  REQUIRE(reading.position);
  CHECK(reading.position->variant == Variant::international);
  CHECK(reading.position->diagram.turn() == draughts::Colour::black);
  REQUIRE(reading.findings.size() == 1);
  CHECK(reading.findings[0].code == DiagnosticCode::impossible_position);
  CHECK(read("B:W:B", Variant::thai).position->variant == Variant::thai);
  CHECK(read("W:W:B").position->diagram == [] {
    draughts::Diagram empty;
    return empty;
  }());
}

TEST_CASE("every variant's start is read again from its FEN, from its Hub position and from its Hub command") {
  for (const draughts::VariantFacts& facts : draughts::variant_facts()) {
    CAPTURE(facts.name);
    const auto start = pdn::cli::start_position(facts.variant).diagram;
    const PositionReading from_fen = read(MoveNames(facts.variant).fen(start), facts.variant);
    REQUIRE(from_fen.position);
    CHECK(from_fen.findings.empty());
    CHECK(from_fen.position->diagram == start);
    pdn::HubLine hub;
    hub.use_for(facts.variant);
    hub.lay(start);
    std::string command;
    hub.append_to(command);
    command.pop_back();
    const PositionReading from_command = read(command);
    REQUIRE(from_command.position);
    CHECK(from_command.position->variant == facts.variant);
    CHECK(from_command.position->variant_source == VariantSource::tag);
    CHECK(from_command.position->diagram == start);
    const std::size_t position = std::string_view("pos pos=").size();
    const PositionReading bare = read(command.substr(position, facts.squares + 1), facts.variant);
    REQUIRE(bare.position);
    CHECK(bare.position->diagram == start);
  }
}

TEST_CASE("published positions of every variant are read the same from FEN and from Hub") {
  for (const test_support::PublishedCase& row : test_support::published_cases()) {
    CAPTURE(row.variant, row.fen);
    const Variant variant = *draughts::variant_named(row.variant);
    const PositionReading reading = read(row.fen, variant);
    REQUIRE(reading.position);
    pdn::HubLine hub;
    hub.use_for(variant);
    hub.lay(reading.position->diagram);
    std::string command;
    hub.append_to(command);
    const PositionReading again = read(command.substr(0, command.size() - 1));
    REQUIRE(again.position);
    CHECK(again.position->variant == variant);
    CHECK(again.position->diagram == reading.position->diagram);
  }
}

TEST_CASE("what is wrong with a Hub position is told with its place") {
  const std::string moves = "pos pos=Wbbbbbbbbbbbbbbbbbbbbeeeeeeeeeewwwwwwwwwwwwwwwwwwww moves=\"32-28\"";
  CHECK(part(moves, refused(moves)) == "32-28");
  const std::string short_one = "Wbbbbbbbbbbbbbbbbbbbbeeeeeeeeee";
  CHECK(part(short_one, refused(short_one)) == short_one);
  CHECK(refused("pos").code == DiagnosticCode::bad_fen);
  CHECK(refused("pos pos=Wxyz").code == DiagnosticCode::bad_fen);
  const std::string unknown = "pos pos=Wbe variant=chess";
  const PositionReading reading = read(unknown);
  CHECK_FALSE(reading.position);
  REQUIRE(reading.findings.size() == 2);
  CHECK(part(unknown, reading.findings[0]) == "chess");
  CHECK(part(unknown, reading.findings[1]) == "Wbe");
}

TEST_CASE("a reader that has read one position reads the next as if it were the first") {
  PositionReader reader(std::nullopt);
  CHECK(reader.read("W:W60:B12").position->variant == Variant::canadian);
  CHECK_FALSE(reader.read("nonsense").position);
  CHECK(reader.read("W:Wa1:Bb8").position->variant == Variant::russian);
  CHECK(reader.read("W:W21:B12").position->variant == Variant::english);
  CHECK(reader.read("W:W21:B12").findings.empty());
}
