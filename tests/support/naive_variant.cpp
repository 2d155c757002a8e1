// The table of variants, and how their squares are named. What a rule is called in its rule book stands beside it.
#include "support/naive_variant.hpp"

#include <array>
#include <stdexcept>

namespace test_support {

using draughts::WrittenSquare;

namespace {

constexpr std::string_view twenty_each = "W:W31-50:B1-20";
constexpr std::string_view twelve_by_letters =
    "W:Wa1,c1,e1,g1,b2,d2,f2,h2,a3,c3,e3,g3:Bb6,d6,f6,h6,a7,c7,e7,g7,b8,d8,f8,h8";
constexpr std::string_view thirty_each = "W:W43-72:B1-30";

constexpr NaiveVariant on_ten_rows(std::string_view name, std::string_view game_type,
                                   std::string_view start = twenty_each) {
  return {name, game_type, 10, 10, NaiveCorner::top_left, false, start};
}

constexpr NaiveVariant on_eight_rows(std::string_view name, std::string_view game_type, NaiveCorner first,
                                     std::string_view start) {
  return {name, game_type, 8, 8, first, false, start};
}

constexpr NaiveVariant by_letters(std::string_view name, std::string_view game_type) {
  return {name, game_type, 8, 8, NaiveCorner::bottom_left, true, twelve_by_letters};
}

/// WCDF 1.17 to 1.20: men forward only, kings a step, free choice.
constexpr NaiveVariant english() {
  auto it = on_eight_rows("english", "21,B,8,8,N1,0", NaiveCorner::top_left, "B:W21-32:B1-12");
  it.men_take_backward = false;
  it.flying_kings = false;
  it.precedence = NaivePrecedence::none;
  return it;
}

/// FID 2.3, 5.3, 6.6 to 6.9.
constexpr NaiveVariant italian() {
  auto it = on_eight_rows("italian", "22,W,8,8,N2,1", NaiveCorner::top_left, "W:W21-32:B1-12");
  it.mirrored = true;
  it.men_take_backward = false;
  it.men_take_kings = false;
  it.flying_kings = false;
  it.precedence = NaivePrecedence::italian;
  return it;
}

/// APCA 14 to 20: as international, but a free choice.
constexpr NaiveVariant with_free_choice(NaiveVariant it) {
  it.precedence = NaivePrecedence::none;
  return it;
}

/// PDN 3.0: the board mirrored, a1 at the bottom right of Black, who begins.
constexpr NaiveVariant jamaican() {
  auto it = by_letters("pool-jamaica", "23,B,8,8,A1,1");
  it.first = NaiveCorner::top_left;
  it.mirrored = true;
  it.start = "B:Ba1,c1,e1,g1,b2,d2,f2,h2,a3,c3,e3,g3:Wb6,d6,f6,h6,a7,c7,e7,g7,b8,d8,f8,h8";
  return with_free_choice(it);
}

/// FPD: the mirrored board; men forward only, flying kings, quantity and then quality.
constexpr NaiveVariant classical(std::string_view name, std::string_view game_type) {
  auto it = on_eight_rows(name, game_type, NaiveCorner::bottom_right, "W:W1-12:B21-32");
  it.mirrored = true;
  it.men_take_backward = false;
  it.precedence = NaivePrecedence::most_then_kings;
  return it;
}

/// FMJD-64 1.5.15: who reaches the far row in a capture goes on as a king.
constexpr NaiveVariant as_russian(NaiveVariant it) {
  it.crowned_in_passing = true;
  it.capture_sign = ':';
  return with_free_choice(it);
}

constexpr NaiveVariant spantsiretti() {
  return as_russian({"spantsiretti", "41,W,10,8,A0,0", 8, 10, NaiveCorner::bottom_left, true,
                     "W:Wa1,c1,e1,g1,i1,b2,d2,f2,h2,j2,a3,c3,e3,g3,i3:Bb6,d6,f6,h6,j6,a7,c7,e7,g7,i7,b8,d8,f8,h8,j8"});
}

constexpr NaiveVariant on_twelve_rows(std::string_view name, std::string_view game_type, bool mirrored) {
  NaiveVariant it{name, game_type, 12, 12, NaiveCorner::top_left, false, thirty_each};
  it.mirrored = mirrored;
  return it;
}

/// FMJD, Brief Rules of Czech Draughts: a king that can take takes.
constexpr NaiveVariant czech() {
  auto it = by_letters("czech", "29,W,8,8,A0,0");
  it.men_take_backward = false;
  it.precedence = NaivePrecedence::king_before_man;
  return it;
}

/// Dama: along rows and columns, what is taken vanishes, no half turn.
constexpr NaiveVariant turkish() {
  NaiveVariant it{
      "turkish",
      "30,W,8,8,A0,0",
      8,
      8,
      NaiveCorner::bottom_left,
      true,
      "W:Wa2,b2,c2,d2,e2,f2,g2,h2,a3,b3,c3,d3,e3,f3,g3,h3:Ba6,b6,c6,d6,e6,f6,g6,h6,a7,b7,c7,d7,e7,f7,g7,h7"};
  it.every_square = true;
  it.men_take_backward = false;
  it.removed_at_once = true;
  it.may_turn_back = false;
  return it;
}

/// Makhos: kings land right behind, what is taken vanishes.
constexpr NaiveVariant thai() {
  auto it = on_eight_rows("thai", "31,B,8,8,N2,0", NaiveCorner::bottom_right, "B:W1-8:B25-32");
  it.men_take_backward = false;
  it.lands_right_behind = true;
  it.capture_sign = '-';
  it.removed_at_once = true;
  return with_free_choice(it);
}

/// FRI11 7 to 9, and the rule of three moves of a king.
constexpr NaiveVariant as_frisian(NaiveVariant it) {
  it.takes_straight_too = true;
  it.precedence = NaivePrecedence::value_then_king;
  it.most_king_moves = 3;
  return it;
}

constexpr NaiveVariant killer() {
  auto it = on_ten_rows("killer", "");
  it.stops_behind_last_king = true;
  return it;
}

constexpr NaiveVariant breakthrough() {
  auto it = on_ten_rows("breakthrough", "96,W,10,10,N2,0");
  it.first_king_wins = true;
  return it;
}

constexpr std::array table{
    on_ten_rows("international", "20,W,10,10,N2,0"),
    english(),
    italian(),
    with_free_choice(on_eight_rows("pool", "23,B,8,8,N1,0", NaiveCorner::top_left, "B:W21-32:B1-12")),
    with_free_choice(by_letters("pool-unified", "23,W,8,8,A0,0")),
    with_free_choice(by_letters("pool-zimbabwe", "23,W,8,8,A0,0")),
    jamaican(),
    classical("spanish", "24,W,8,8,N1,1"),
    as_russian(by_letters("russian", "25,W,8,8,A0,0")),
    by_letters("brazilian", "26,W,8,8,A0,0"),
    on_twelve_rows("canadian", "27,W,12,12,N2,0", false),
    classical("portuguese", "28,W,8,8,N1,1"),
    czech(),
    turkish(),
    thai(),
    as_frisian(on_ten_rows("frisian", "40,W,10,10,N2,0")),
    spantsiretti(),
    killer(),
    breakthrough(),
    as_frisian(on_ten_rows("frysk", "97,W,10,10,N2,0", "W:W46-50:B1-5")),
    on_ten_rows("antidraughts", "98,W,10,10,N2,0"),
    on_twelve_rows("srilankan", "", true),
};

}  // namespace

bool NaiveVariant::is_square(int row, int column) const {
  if (row < 0 || row >= rows || column < 0 || column >= columns) return false;
  const bool like_left_hand_corner = (row + column) % 2 == (rows - 1) % 2;
  return every_square || like_left_hand_corner != mirrored;
}

int NaiveVariant::row_of(int number) const {
  return line_of((number - 1) / in_a_row());
}

int NaiveVariant::column_of(int number) const {
  const int place = (number - 1) % in_a_row();
  if (every_square) return place_of(place);
  const int column = place_of(place * 2);
  return is_square(row_of(number), column) ? column : place_of(place * 2 + 1);
}

int NaiveVariant::number_of(int row, int column) const {
  const int place = place_of(column);
  return line_of(row) * in_a_row() + (every_square ? place : place / 2) + 1;
}

std::string NaiveVariant::name_of(int number) const {
  if (!letters) return std::to_string(number);
  const auto file = static_cast<char>('a' + place_of(column_of(number)));
  return file + std::to_string(line_of(row_of(number)) + 1);
}

WrittenSquare NaiveVariant::written(int number) const {
  if (!letters) return WrittenSquare::numeric(static_cast<unsigned>(number));
  return WrittenSquare::algebraic(static_cast<unsigned>(place_of(column_of(number))),
                                  static_cast<unsigned>(line_of(row_of(number)) + 1));
}

int NaiveVariant::square_named(std::string_view square) const {
  for (int number = 1; number <= squares(); ++number) {
    if (name_of(number) == square) return number;
  }
  return 0;
}

int NaiveVariant::square_named(WrittenSquare square) const {
  for (int number = 1; number <= squares(); ++number) {
    if (written(number) == square) return number;
  }
  return 0;
}

std::span<const NaiveVariant> naive_variants() {
  return table;
}

const NaiveVariant& naive_variant(std::string_view name) {
  for (const NaiveVariant& variant : table) {
    if (variant.name == name) return variant;
  }
  throw std::invalid_argument("no naive variant " + std::string(name));
}

}  // namespace test_support
