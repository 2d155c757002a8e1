// A heading, the board, who may move and why so; lines are written as they come, since counting may take hours.
#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <cctype>

#include "common/board_text.hpp"
#include "common/text_width.hpp"
#include "draughts/rules/variant_facts.hpp"
#include "pdn-board/sheet.hpp"

namespace pdn::cli {
namespace {

using draughts::Colour;
using draughts::Diagram;
using draughts::LegalMove;
using draughts::LegalMoves;
using draughts::Piece;
using draughts::PositionEnd;
using draughts::Rung;

std::string_view name_of(Colour colour) {
  return colour == Colour::white ? "White" : "Black";
}

/// With a capital at its beginning.
std::string as_heading(std::string_view title) {
  std::string text(title);
  text.front() = static_cast<char>(std::toupper(static_cast<unsigned char>(text.front())));
  return text;
}

/// `12 men, 1 king`, `no pieces`.
std::string material(const Diagram& diagram, Colour colour) {
  int men = 0;
  int kings = 0;
  for (int index = 0; index < Diagram::squares; ++index) {
    const Piece piece = diagram.at(draughts::Square(index));
    if (piece == draughts::piece_of(colour, false)) ++men;
    if (piece == draughts::piece_of(colour, true)) ++kings;
  }
  std::string text;
  if (men > 0) text = fmt::format("{} {}", men, men == 1 ? "man" : "men");
  if (kings > 0) text += fmt::format("{}{} king{}", men > 0 ? ", " : "", kings, kings == 1 ? "" : "s");
  return text.empty() ? "no pieces" : text;
}

/// What a capture has to be, on one rung of a precedence.
std::string_view demand_of(Rung rung) {
  switch (rung) {
    case Rung::most_pieces:
      return "as many pieces as possible";
    case Rung::highest_value:
      return "what is worth most";
    case Rung::by_a_king:
      return "with a king rather than a man";
    case Rung::most_kings:
      return "as many kings as possible";
    case Rung::earlier_king:
      return "kings as early as possible";
  }
  return {};
}

std::string duty_text(const draughts::CaptureDuty& duty, Colour mover) {
  std::string text = fmt::format("{} must capture", name_of(mover));
  if (duty.precedence.empty()) text += ", in any way";
  for (std::size_t step = 0; step < duty.precedence.size(); ++step)
    text += (step == 0 ? " " : ", then ") + std::string(demand_of(duty.precedence[step]));
  return duty.rule.empty() ? text : fmt::format("{} ({})", text, duty.rule);
}

std::string end_text(const LegalMoves& legal, Colour mover) {
  const std::string_view winner = name_of(*legal.winner);
  switch (legal.end) {
    case PositionEnd::no_pieces:
      return fmt::format("{} has no pieces: {} has won", name_of(mover), winner);
    case PositionEnd::blocked:
      return fmt::format("{} can't move: {} has won", name_of(mover), winner);
    case PositionEnd::crowned:
      return fmt::format("A man was crowned: {} has won", winner);
    case PositionEnd::none:
      break;
  }
  return {};
}

class TextSheet final : public Sheet {
 public:
  TextSheet(std::ostream& out, Palette palette, bool moves) : out_(out), palette_(palette), moves_(moves) {}

  void begin(const ShownPosition& shown) override;
  void counted(std::uint32_t depth, std::uint64_t nodes) override;
  void counted_behind(const std::string& move, std::uint32_t depth, std::uint64_t nodes) override;
  void end() override { out_.flush(); }

 private:
  void write_heading(const ShownPosition& shown);
  void write_board(const ShownPosition& shown);
  void write_prospects(const ShownPosition& shown);
  void list_moves(const ShownPosition& shown);
  [[nodiscard]] static std::string takings(const ShownPosition& shown, const LegalMove& move);

  std::ostream& out_;
  Palette palette_;
  bool moves_;
  bool any_ = false;       ///< a position was shown
  bool counting_ = false;  ///< of this position, something was counted
  bool splitting_ = false;
};

void TextSheet::begin(const ShownPosition& shown) {
  if (any_) out_ << '\n';
  any_ = true;
  counting_ = false;
  splitting_ = false;
  write_heading(shown);
  write_board(shown);
  write_prospects(shown);
  out_.flush();
}

void TextSheet::write_heading(const ShownPosition& shown) {
  if (!shown.label.empty()) out_ << palette_.place(printable(shown.label)) << '\n';
  out_ << palette_.place(as_heading(draughts::facts_of(shown.position.variant).title))
       << (shown.position.variant_source == draughts::VariantSource::inferred ? " (inferred)" : "") << "\n\n";
}

void TextSheet::write_board(const ShownPosition& shown) {
  const Diagram& diagram = shown.position.diagram;
  out_ << draw_board(diagram, shown.position.variant, shown.names.numbering())
       << fmt::format("    {} to move{}\n\n", name_of(diagram.turn()),
                      shown.position.turn_known ? "" : ", as the FEN doesn't say")
       << fmt::format("FEN: {}\nWhite: {}\nBlack: {}\n", shown.names.fen(diagram), material(diagram, Colour::white),
                      material(diagram, Colour::black));
}

void TextSheet::write_prospects(const ShownPosition& shown) {
  const LegalMoves& legal = shown.legal;
  const Colour mover = shown.position.diagram.turn();
  if (legal.too_complex) return;
  if (legal.winner) {
    out_ << end_text(legal, mover) << '\n';
    return;
  }
  if (legal.duty) out_ << duty_text(*legal.duty, mover) << '\n';
  if (moves_) list_moves(shown);
  out_ << fmt::format("{} legal move{}\n", legal.moves.size(), legal.moves.size() == 1 ? "" : "s");
}

/// The pieces that a move takes, kings with their K.
std::string TextSheet::takings(const ShownPosition& shown, const LegalMove& move) {
  std::vector<std::string> taken;
  for (const draughts::Square square : move.captured) {
    const bool king = draughts::is_king(shown.position.diagram.at(square));
    taken.push_back((king ? "K" : "") + shown.names.square(square));
  }
  return fmt::format("takes {}", fmt::join(taken, ","));
}

/// Columns: the move, its path unless no move needs that, what it takes, whether it crowns.
void TextSheet::list_moves(const ShownPosition& shown) {
  std::size_t move_width = 0;
  std::size_t path_width = 0;
  for (const LegalMove& move : shown.legal.moves) {
    const std::string shortest = shown.names.shortest(move);
    const std::string complete = shown.names.complete(move);
    move_width = std::max(move_width, shortest.size());
    if (complete != shortest) path_width = std::max(path_width, complete.size());
  }
  if (path_width > 0) path_width = std::max(path_width, move_width);
  for (const LegalMove& move : shown.legal.moves) {
    std::string line = fmt::format("  {:{}}", shown.names.shortest(move), move_width);
    if (path_width > 0) line += fmt::format("  {:{}}", shown.names.complete(move), path_width);
    if (move.is_capture()) line += "  " + takings(shown, move);
    if (move.promotes) line += "  crowned";
    out_ << line.substr(0, line.find_last_not_of(' ') + 1) << '\n';
  }
}

void TextSheet::counted(std::uint32_t depth, std::uint64_t nodes) {
  if (!counting_) out_ << '\n';
  counting_ = true;
  out_ << fmt::format("perft {}: {}\n", depth, nodes);
  out_.flush();
}

void TextSheet::counted_behind(const std::string& move, std::uint32_t depth, std::uint64_t nodes) {
  if (!splitting_) out_ << fmt::format("\nperft {} by first moves:\n", depth);
  splitting_ = true;
  out_ << fmt::format("  {}: {}\n", move, nodes);
  out_.flush();
}

}  // namespace

std::unique_ptr<Sheet> make_text_sheet(std::ostream& out, Palette palette, bool moves) {
  return std::make_unique<TextSheet>(out, palette, moves);
}

}  // namespace pdn::cli
