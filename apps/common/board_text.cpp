#include "common/board_text.hpp"

#include <fmt/format.h>

#include <optional>

#include "draughts/rules/board_layout.hpp"

namespace pdn::cli {
namespace {

using draughts::Numbering;
using draughts::Square;

/// The board as it lies on a table: a mirrored one the right way round.
class Drawing {
 public:
  Drawing(const draughts::Diagram& diagram, draughts::Variant variant, const Numbering& numbering)
      : diagram_(diagram),
        variant_(variant),
        numbering_(numbering),
        width_(static_cast<int>(numbering.scheme().width)),
        height_(static_cast<int>(numbering.scheme().height)) {}

  [[nodiscard]] std::string text() const;

 private:
  [[nodiscard]] std::optional<Square> at(int row, int column) const;
  [[nodiscard]] std::string row_text(int row) const;
  [[nodiscard]] std::string number_at(int row, int column) const;
  [[nodiscard]] std::string rank_of(int row) const;
  [[nodiscard]] std::string files() const;

  const draughts::Diagram& diagram_;
  draughts::Variant variant_;
  const Numbering& numbering_;
  int width_;
  int height_;
};

std::optional<Square> Drawing::at(int row, int column) const {
  return draughts::square_at(variant_, row, numbering_.scheme().inverted ? width_ - 1 - column : column);
}

std::string Drawing::text() const {
  const std::string edge = fmt::format("    +{:->{}}+\n", "", width_ * 2 + 1);
  std::string text = edge;
  for (int row = 0; row < height_; ++row) text += row_text(row);
  text += edge;
  return numbering_.scheme().notation == draughts::NotationKind::numeric ? text : text + files();
}

std::string Drawing::row_text(int row) const {
  std::string squares;
  for (int column = 0; column < width_; ++column) {
    const auto square = at(row, column);
    squares += ' ';
    squares += square ? draughts::letter_of(diagram_.at(*square), '.') : ' ';
  }
  if (numbering_.scheme().notation != draughts::NotationKind::numeric)
    return fmt::format("{:>3} |{} |\n", rank_of(row), squares);
  const std::string right = number_at(row, width_ - 1);
  return fmt::format("{:>3} |{} |{}\n", number_at(row, 0), squares,
                     right.empty() ? right : fmt::format("{:>3}", right));
}

/// The number of a square at the edge; empty where none is played on.
std::string Drawing::number_at(int row, int column) const {
  const auto square = at(row, column);
  return square ? std::to_string(numbering_.write_numeric(*square).number()) : std::string();
}

std::string Drawing::rank_of(int row) const {
  for (int column = 0; column < width_; ++column)
    if (const auto square = at(row, column)) return std::to_string(numbering_.write_algebraic(*square).rank());
  return {};
}

std::string Drawing::files() const {
  std::string text = "     ";
  for (int column = 0; column < width_; ++column) {
    std::optional<Square> square = at(0, column);
    if (!square) square = at(1, column);
    text += ' ';
    text += square ? static_cast<char>('a' + numbering_.write_algebraic(*square).file()) : ' ';
  }
  return text + '\n';
}

}  // namespace

std::string draw_board(const draughts::Diagram& diagram, draughts::Variant variant, const Numbering& numbering) {
  return Drawing(diagram, variant, numbering).text();
}

}  // namespace pdn::cli
