// The C library's words, in the case of a message's middle.
#include "draughts/source/io_error.hpp"

#include <system_error>

namespace draughts {

std::string reason_of(int error_number) {
  std::string reason = std::generic_category().message(error_number);
  if (!reason.empty() && 'A' <= reason[0] && reason[0] <= 'Z') reason[0] = static_cast<char>(reason[0] - 'A' + 'a');
  return reason;
}

}  // namespace draughts
