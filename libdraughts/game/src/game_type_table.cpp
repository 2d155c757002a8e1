// The standard's table, row by row.
#include "draughts/game/game_type_table.hpp"

#include <algorithm>
#include <array>

namespace draughts {
namespace {

using enum Colour;
using enum NotationKind;
using enum Corner;

constexpr auto chess = ResultStyle::one_point;
constexpr auto twos = ResultStyle::two_points;
constexpr auto cross = Separator::cross;
constexpr auto colon = Separator::colon;
constexpr auto hyphen = Separator::hyphen;

// clang-format off
constexpr std::array rows{
    GameTypeRow{20, "international",  {white, 10, 10, numeric,   top_left,     false}, false, twos,  cross},
    GameTypeRow{21, "English",        {black,  8,  8, numeric,   bottom_right, false}, false, chess, cross},
    GameTypeRow{22, "Italian",        {white,  8,  8, numeric,   top_left,     true }, false, chess, cross},
    GameTypeRow{23, "American pool",  {black,  8,  8, numeric,   bottom_right, false}, false, chess, cross},
    GameTypeRow{23, "unified pool",   {white,  8,  8, algebraic, bottom_left,  false}, false, chess, cross},
    GameTypeRow{23, "Jamaican pool",  {black,  8,  8, algebraic, bottom_right, true }, false, chess, cross},
    GameTypeRow{24, "Spanish",        {white,  8,  8, numeric,   bottom_right, true }, false, chess, cross},
    GameTypeRow{25, "Russian",        {white,  8,  8, algebraic, bottom_left,  false}, false, chess, colon},
    GameTypeRow{26, "Brazilian",      {white,  8,  8, algebraic, bottom_left,  false}, false, chess, cross},
    GameTypeRow{27, "Canadian",       {white, 12, 12, numeric,   top_left,     false}, false, twos,  cross},
    GameTypeRow{28, "Portuguese",     {white,  8,  8, numeric,   bottom_right, true }, false, chess, cross},
    GameTypeRow{29, "Czech",          {white,  8,  8, algebraic, bottom_left,  false}, false, chess, cross},
    GameTypeRow{30, "Turkish",        {white,  8,  8, algebraic, bottom_left,  false}, true,  chess, cross},
    GameTypeRow{31, "Thai",           {black,  8,  8, numeric,   top_left,     false}, false, chess, hyphen},
    GameTypeRow{40, "Frisian",        {white, 10, 10, numeric,   top_left,     false}, false, chess, cross},
    GameTypeRow{41, "Spantsiretti",   {white, 10,  8, algebraic, bottom_left,  false}, false, chess, colon},
};
// clang-format on

}  // namespace

std::span<const GameTypeRow> game_type_rows() noexcept {
  return rows;
}

const GameTypeRow* game_type_row(unsigned number) noexcept {
  const auto* found = std::ranges::find(rows, number, &GameTypeRow::number);
  return found == rows.end() ? nullptr : found;
}

unsigned square_count(const GameTypeRow& row) noexcept {
  const unsigned all = row.fields.width * row.fields.height;
  return row.all_squares ? all : all / 2;
}

}  // namespace draughts
