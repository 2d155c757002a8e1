// The grammar run without actions.
#include "pdn/recognise.hpp"

#include <tao/pegtl/parse.hpp>

#include "input.hpp"
#include "pdn_errors.hpp"

namespace pdn {

std::size_t recognise(std::string_view text) {
  Input in(text);
  try {
    tao::pegtl::parse<grammar::PdnFile, tao::pegtl::nothing, Control>(in);
  } catch (const Fault&) {
    // The place says it all: reading stopped at the token that is not in form.
  }
  return static_cast<std::size_t>(in.current() - text.data());
}

}  // namespace pdn
