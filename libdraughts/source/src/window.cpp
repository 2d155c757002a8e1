// One buffer: bytes already discarded (kept only as far as they begin the current line), the text, free space. It is
// moved to the front when that costs less than was discarded, and grown in place otherwise.
#include "draughts/source/window.hpp"

#include <algorithm>
#include <cstdlib>
#include <cstring>
#include <span>

#include "line_position.hpp"

namespace draughts {
namespace {

constexpr std::string_view byte_order_mark = "\xEF\xBB\xBF";

struct Free {
  void operator()(char* memory) const { std::free(memory); }  // realloc's memory; it moves pages instead of bytes
};

}  // namespace

class Window::State {
 public:
  State(ByteSource& source, WindowOptions options) : source_(&source), options_(options) {
    options_.step = std::max<std::size_t>(options_.step, 1);
    fill(std::max(options_.step, byte_order_mark.size()));
    if (text().starts_with(byte_order_mark)) {
      begin_ += byte_order_mark.size();
      offset_ += byte_order_mark.size();
    }
    start_.index = cursor_.index = begin_;
  }

  std::string_view text() const { return {buffer_.get() + begin_, end_ - begin_}; }
  std::uint64_t offset() const { return offset_; }
  bool complete() const { return complete_; }
  const std::optional<IoError>& error() const { return error_; }
  std::size_t next_step() const { return std::max(options_.step, text().size() / 4); }

  void fill(std::size_t bytes) {
    while (!complete_ && text().size() < bytes) read_some(std::min(bytes - text().size(), next_step()));
  }

  void discard(std::size_t bytes) {
    bytes = std::min(bytes, text().size());
    begin_ += bytes;
    offset_ += bytes;
  }

  Place locate(std::uint64_t offset, Encoding encoding) const;

 private:
  /// A byte of the buffer up to which lines have been counted.
  struct Counted {
    std::size_t index = 0;
    LinePosition position;
  };

  void count_to(Counted& counted, std::size_t index) const;
  const LinePosition& position_of(std::size_t index) const;
  std::string_view line_around(const char* here, const LinePosition& position, bool utf_8) const;
  void read_some(std::size_t at_most);
  bool make_room(std::size_t bytes);
  void fail(std::string what) {
    error_ = IoError{source_->name(), std::move(what)};
    complete_ = true;
  }

  ByteSource* source_;
  WindowOptions options_;
  std::unique_ptr<char, Free> buffer_;
  std::size_t capacity_ = 0;
  std::size_t begin_ = 0;  // of the text, in the buffer
  std::size_t end_ = 0;
  std::uint64_t offset_ = 0;
  // Lines are counted only when somebody asks, or when bytes go for good: in one sweep, not game by game.
  mutable Counted start_;   // at most where the text begins
  mutable Counted cursor_;  // the last place asked for: the next one is counted from there
  bool complete_ = false;
  std::optional<IoError> error_;
};

void Window::State::read_some(std::size_t at_most) {
  if (!make_room(at_most)) return fail("out of memory");
  const std::size_t wanted = end_ + at_most;
  while (end_ < wanted) {
    const auto count = source_->read(std::span(buffer_.get() + end_, wanted - end_));
    if (!count) {
      error_ = count.error();
      complete_ = true;
      return;
    }
    if (*count == 0) {
      complete_ = true;
      return;
    }
    end_ += *count;
  }
}

bool Window::State::make_room(std::size_t bytes) {
  count_to(start_, begin_);
  const auto line_bytes = static_cast<std::size_t>(std::min<std::uint64_t>(begin_, start_.position.bytes));
  const std::size_t kept = std::min(line_bytes, options_.line_context);
  const std::size_t moved = kept + text().size();
  if (begin_ - kept >= moved && begin_ > kept) {
    std::memmove(buffer_.get(), text().data() - kept, moved);
    begin_ = kept;
    end_ = moved;
    start_.index = begin_;
    cursor_ = start_;
  }
  if (capacity_ - end_ >= bytes) return true;
  auto* grown = static_cast<char*>(std::realloc(buffer_.get(), end_ + bytes));
  if (grown == nullptr) return false;
  static_cast<void>(buffer_.release());
  buffer_.reset(grown);
  capacity_ = end_ + bytes;
  return true;
}

void Window::State::count_to(Counted& counted, std::size_t index) const {
  counted.position.advance({buffer_.get() + counted.index, index - counted.index});
  counted.index = index;
}

const LinePosition& Window::State::position_of(std::size_t index) const {
  count_to(start_, begin_);
  if (cursor_.index < begin_ || cursor_.index > index) cursor_ = start_;
  count_to(cursor_, index);
  return cursor_.position;
}

std::string_view Window::State::line_around(const char* here, const LinePosition& position, bool utf_8) const {
  const char* const text_end = text().data() + text().size();
  const auto held = static_cast<std::uint64_t>(here - buffer_.get());
  const auto behind = static_cast<std::size_t>(std::min(position.bytes, held));
  const char* first = here - std::min(behind, options_.line_context);
  const bool begins = static_cast<std::uint64_t>(here - first) == position.bytes;
  while (utf_8 && !begins && first < here && continues_character(*first)) ++first;

  const auto rest = static_cast<std::size_t>(text_end - here);
  const std::size_t ahead = std::min(rest, options_.line_context);
  const std::size_t line_break = std::string_view(here, std::min(rest, ahead + 1)).find('\n');
  const bool ends = line_break != std::string_view::npos;
  const char* last = here + std::min(line_break, ahead);
  if (ends && last > first && last[-1] == '\r') --last;
  while (utf_8 && !ends && here < last && last < text_end && continues_character(*last)) --last;
  return {first, static_cast<std::size_t>(last - first)};
}

Place Window::State::locate(std::uint64_t offset, Encoding encoding) const {
  const bool utf_8 = encoding == Encoding::utf_8;
  const std::size_t index = static_cast<std::size_t>(offset - offset_);
  const char* const here = text().data() + index;
  const LinePosition& position = position_of(begin_ + index);
  const std::uint64_t before = utf_8 ? position.characters : position.bytes;
  const bool inside_character = utf_8 && index < text().size() && continues_character(*here);

  Place place;
  place.line = position.line;
  place.column = std::max<std::uint64_t>(before + (inside_character ? 0 : 1), 1);
  place.line_text = line_around(here, position, utf_8);
  const auto shown = static_cast<std::size_t>(std::max<std::ptrdiff_t>(here - place.line_text.data(), 0));
  const std::string_view in_front(here - shown, shown);
  place.line_text_offset = offset - shown;
  place.line_text_column = before + 1 - (utf_8 ? count_characters(in_front) : shown);
  return place;
}

Window::Window(ByteSource& source, WindowOptions options) : state_(std::make_unique<State>(source, options)) {}
Window::~Window() = default;
Window::Window(Window&&) noexcept = default;
Window& Window::operator=(Window&&) noexcept = default;

std::string_view Window::text() const noexcept {
  return state_->text();
}
std::uint64_t Window::offset() const noexcept {
  return state_->offset();
}
bool Window::complete() const noexcept {
  return state_->complete();
}
const std::optional<IoError>& Window::error() const noexcept {
  return state_->error();
}
void Window::extend() {
  fill(text().size() + state_->next_step());
}
void Window::fill(std::size_t bytes) {
  state_->fill(bytes);
}
void Window::discard(std::size_t bytes) {
  state_->discard(bytes);
}
Place Window::locate(std::uint64_t offset, Encoding encoding) const {
  return state_->locate(offset, encoding);
}

}  // namespace draughts
