// A game keeps the line as its text, so that whatever is said about it later points into the line.
#include "hub_game.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <string>
#include <vector>

#include "draughts/game/captured_moves.hpp"
#include "draughts/game/reading.hpp"
#include "draughts/rules/variant_facts.hpp"
#include "pdn/hub_stream.hpp"
#include "pdn/hub_text.hpp"

namespace pdn {

using draughts::CapturedMove;
using draughts::DiagnosticCode;
using draughts::Diagram;
using draughts::Event;
using draughts::Game;
using draughts::Numbering;
using draughts::Piece;
using draughts::Span;
using draughts::Square;
using draughts::Variant;
using draughts::WrittenSetup;
using draughts::WrittenSquare;

namespace {

/// What Hub's engines call variants that have another name here.
constexpr std::pair<std::string_view, std::string_view> engine_names[] = {
    {"normal", "international"}, {"bt", "breakthrough"}, {"losing", "antidraughts"}};

std::optional<Variant> variant_called(std::string_view name) {
  for (const auto& [engine_name, own] : engine_names)
    if (name == engine_name) name = own;
  return draughts::variant_named(name);
}

std::optional<Variant> variant_with(std::size_t squares) {
  const auto found = std::ranges::find_if(
      draughts::variants_by_use(), [&](Variant variant) { return draughts::facts_of(variant).squares == squares; });
  return found == draughts::variants_by_use().end() ? std::nullopt : std::optional(*found);
}

Piece piece_for(char letter) noexcept {
  switch (letter) {
    case 'w':
      return Piece::white_man;
    case 'W':
      return Piece::white_king;
    case 'b':
      return Piece::black_man;
    case 'B':
      return Piece::black_king;
    default:
      return Piece::none;
  }
}

/// The work on one line.
class HubGame {
 public:
  HubGame(std::string_view line, const HubCommand& command, std::optional<Variant> variant, Game& game)
      : line_(line), command_(command), variant_(variant), game_(game) {}

  void make();

 private:
  bool settle_variant();
  void lay_position();
  void refuse_position();
  void add_moves();
  void add_move(const HubMove& move, const std::vector<Square>* path);
  void refuse_capture(const HubMove& move, const draughts::WrittenLine& written);
  void find(DiagnosticCode code, LinePart part, std::string message);

  [[nodiscard]] Span span_of(LinePart part) const noexcept {
    return {static_cast<std::uint32_t>(part.data() - line_.data()), static_cast<std::uint32_t>(part.size())};
  }
  [[nodiscard]] WrittenSquare own_name(unsigned number) const noexcept;
  [[nodiscard]] std::vector<CapturedMove> on_board(const std::vector<HubMove>& moves) const;

  std::string_view line_;
  const HubCommand& command_;
  std::optional<Variant> variant_;
  Game& game_;
  std::optional<Numbering> hub_;
  std::optional<Numbering> own_;
  std::optional<Diagram> start_;
};

void HubGame::make() {
  if (command_.moves.data() != nullptr)
    game_.terminator = {span_of(command_.moves).offset + span_of(command_.moves).length, 0};
  else
    game_.terminator = {static_cast<std::uint32_t>(line_.size()), 0};
  game_.ending = draughts::Ending::asterisk;
  game_.complete = true;
  if (settle_variant()) lay_position();
  add_moves();
  if (!command_.rest.empty())
    find(DiagnosticCode::syntax, command_.rest,
         "expected an argument of the Hub protocol, such as pos=… or moves=\"…\"");
}

bool HubGame::settle_variant() {
  if (!variant_ && !command_.variant.empty()) {
    variant_ = variant_called(command_.variant);
    if (!variant_) {
      find(DiagnosticCode::bad_tag_value, command_.variant, fmt::format("no variant is called {}", command_.variant));
      game_.findings.back().severity = draughts::Severity::error;
    }
  }
  if (!variant_ && !command_.position.empty()) variant_ = variant_with(command_.position.size() - 1);
  if (!variant_ || command_.position.size() != hub_squares(*variant_) + 1 || !is_hub_position(command_.position)) {
    refuse_position();
    return false;
  }
  hub_ = hub_numbering(*variant_);
  own_ = draughts::make_numbering(draughts::own_reading(*variant_));
  if (const auto number = draughts::facts_of(*variant_).game_type)
    game_.game_type = draughts::GameTypeTag{static_cast<int>(*number), std::nullopt};
  return true;
}

void HubGame::refuse_position() {
  const std::string wanted = variant_ ? fmt::format(" of {} squares", hub_squares(*variant_)) : "";
  find(DiagnosticCode::bad_fen, command_.position,
       fmt::format("expected a position{}: W or B for the side to move, then e, w, b, W or B for each square", wanted));
  WrittenSetup& setup = game_.setups.emplace_back();
  setup.span = span_of(command_.position);
  game_.start_setup = 0;
}

void HubGame::lay_position() {
  Diagram diagram;
  diagram.give_turn(command_.position.front() == 'W' ? draughts::Colour::white : draughts::Colour::black);
  for (unsigned number = 1; number < command_.position.size(); ++number)
    diagram.put(hub_->at(WrittenSquare::numeric(number)), piece_for(command_.position[number]));
  start_ = diagram;
  if (diagram == draughts::start_of(*variant_)) return;
  WrittenSetup& setup = game_.setups.emplace_back();
  setup.setup = diagram.setup(*own_);
  setup.span = span_of(command_.position);
  setup.readable = true;
  for (const draughts::SetupPiece& piece : setup.setup.pieces) {
    const unsigned number = hub_->write_numeric(own_->at(piece.square)).number();
    setup.piece_spans.push_back({setup.span.offset + number, 1});
  }
  game_.start_setup = 0;
}

/// The moves as far as all their squares are on the board.
std::vector<CapturedMove> HubGame::on_board(const std::vector<HubMove>& moves) const {
  std::vector<CapturedMove> placed;
  for (const HubMove& move : moves) {
    CapturedMove next;
    for (std::size_t nth = 0; nth < move.squares.size(); ++nth) {
      const auto square = hub_->resolve(WrittenSquare::numeric(move.squares[nth]));
      if (!square) return placed;
      if (nth > 1)
        next.captured.push_back(*square);
      else
        (nth == 0 ? next.from : next.to) = *square;
    }
    placed.push_back(std::move(next));
  }
  return placed;
}

void HubGame::add_moves() {
  const HubMoves read = read_hub_moves(command_.moves);
  draughts::WrittenLine written;
  if (start_) written = draughts::write_captured_moves(*variant_, *start_, on_board(read.moves));
  for (std::size_t nth = 0; nth < read.moves.size(); ++nth) {
    const bool legal = nth < written.moves.size();
    if (nth == written.moves.size() && written.stop == draughts::LineStop::other_captured)
      return refuse_capture(read.moves[nth], written);
    add_move(read.moves[nth], legal ? &written.moves[nth] : nullptr);
  }
  if (!read.rest.empty())
    find(DiagnosticCode::syntax, read.rest.substr(0, read.rest.find(' ')),
         "expected a move of the Hub protocol, such as 32-28 or 28x19x23");
}

void HubGame::add_move(const HubMove& move, const std::vector<Square>* path) {
  Event event;
  event.kind = draughts::EventKind::move;
  event.separator = move.capture ? draughts::Separator::cross : draughts::Separator::hyphen;
  event.value = static_cast<std::uint32_t>(game_.squares.size());
  event.span = span_of(move.text);
  if (path != nullptr) {
    for (const Square square : *path) game_.squares.push_back(own_->write(square));
  } else {
    for (std::size_t nth = 0; nth < 2; ++nth) game_.squares.push_back(own_name(move.squares[nth]));
  }
  event.square_count = static_cast<std::uint8_t>(game_.squares.size() - event.value);
  game_.events.push_back(event);
}

void HubGame::refuse_capture(const HubMove& move, const draughts::WrittenLine& written) {
  std::string right;
  for (const auto& captured : written.alternatives) {
    right += fmt::format("{}{}x{}", right.empty() ? "" : ", ", move.squares[0], move.squares[1]);
    for (const Square square : captured) right += fmt::format("x{}", hub_->write_numeric(square).number());
  }
  find(DiagnosticCode::syntax, move.text,
       fmt::format("{} takes other pieces than those with these ends may: {}", move.text, right));
}

WrittenSquare HubGame::own_name(unsigned number) const noexcept {
  const WrittenSquare name = WrittenSquare::numeric(number);
  return own_ && hub_->has(name) ? own_->write(hub_->at(name)) : name;
}

void HubGame::find(DiagnosticCode code, LinePart part, std::string message) {
  const LinePart place = part.data() == nullptr ? line_ : part;
  game_.findings.push_back(draughts::make_diagnostic(code, game_.in_source(span_of(place)), std::move(message)));
  game_.complete = false;
}

}  // namespace

std::optional<Variant> hub_variant(std::string_view line) {
  HubCommand command;
  if (!read_hub_command(line, command)) return std::nullopt;
  if (!command.variant.empty()) return variant_called(command.variant);
  return command.position.empty() ? std::nullopt : variant_with(command.position.size() - 1);
}

void make_hub_game(std::string_view line, const HubCommand& command, std::uint64_t offset,
                   std::optional<Variant> variant, Game& game) {
  game.clear();
  game.text = line;
  game.offset = offset;
  game.encoding = draughts::Encoding::utf_8;
  HubGame(line, command, variant, game).make();
}

}  // namespace pdn
