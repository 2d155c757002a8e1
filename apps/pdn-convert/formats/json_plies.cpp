// Everything is written by way of a pointer that is handed on and returned: one that is a member would be fetched anew
// behind every character, which might have changed it.
#include "pdn-convert/formats/json_plies.hpp"

#include <algorithm>
#include <charconv>
#include <cstring>

namespace pdn::cli {
namespace {

using draughts::Entry;
using draughts::EntryKind;
using draughts::Square;

/// JSON that is known here, so that its length is too.
template <std::size_t size>
char* put(char* at, const char (&literal)[size]) noexcept {
  std::memcpy(at, literal, size - 1);
  return at + size - 1;
}

char* put_number(char* at, std::uint32_t number) noexcept {
  return std::to_chars(at, at + 10, number).ptr;
}

/// Squares in quotes, between commas, in brackets.
char* put_squares(char* at, const pdn::SquareNames& names, std::span<const Square> squares) noexcept {
  at = names.write(put(at, "[\""), squares.front());
  for (const Square square : squares.subspan(1)) at = names.write(put(at, "\",\""), square);
  return put(at, "\"]");
}

char* put_beginning(char* at, const Entry& ply, bool follows) noexcept {
  if (follows) *at++ = ',';
  at = ply.kind == EntryKind::null_move ? put(at, R"({"type":"null","ply":)") : put(at, R"({"type":"move","ply":)");
  at = put_number(at, ply.ply);
  at = put_number(put(at, R"(,"number":)"), static_cast<std::uint32_t>(ply.half / 2));
  return ply.turn == draughts::Colour::white ? put(at, R"(,"turn":"white")") : put(at, R"(,"turn":"black")");
}

}  // namespace

void JsonPlies::begin(const Entry& ply, bool follows) noexcept {
  length_ = static_cast<std::size_t>(put_beginning(text_.data() + length_, ply, follows) - text_.data());
}

void JsonPlies::add(const draughts::Transcript& transcript, const pdn::SquareNames& names, const Entry& ply,
                    bool follows) {
  const bool judged = ply.kind == EntryKind::move;
  char* at = put_beginning(text_.data() + length_, ply, follows);
  at = put(at, R"(,"move":")");
  if (names.ends_suffice(ply)) {
    at = names.write_ends(at, ply);
  } else {
    token_.clear();
    names.append_move(token_, transcript, ply);
    at = std::copy(token_.begin(), token_.end(), at);
  }
  at = put(at, R"(","path":)");
  if (judged && ply.path_squares == 0)
    at = put_squares(at, names, std::array{ply.from, ply.to});
  else
    at = put_squares(at, names, transcript.path(ply));
  if (ply.captured_squares > 0) at = put_squares(put(at, R"(,"captured":)"), names, transcript.captured(ply));
  if (!judged) at = put(at, R"(,"judged":false)");
  length_ = static_cast<std::size_t>(at - text_.data());
}

}  // namespace pdn::cli
