// Why bytes could not be read: the one error of this room. What to do about it is the tools' business.
#pragma once

#include <string>

namespace draughts {

/// A source that could not be opened, or broke off. The bytes before the break have been delivered.
struct IoError {
  std::string source;  ///< the name its user knows: a path, `archive.zip!member.pdn`, `(standard input)`
  std::string what;    ///< lower case, without a full stop, such as "no such file or directory"

  friend bool operator==(const IoError&, const IoError&) = default;
};

/// The system's word for an errno, lower case: "no such file or directory".
std::string reason_of(int error_number);

}  // namespace draughts
