// The rule books of all pages by name.
#include "draughts/rules/variants.hpp"
#include "support/rule_book_of.hpp"

namespace test_support {

const RuleBook& rule_book(std::string_view name) {
  const auto variant = draughts::variant_named(name);
  if (!variant) throw std::invalid_argument("no variant " + std::string(name));
  return draughts::with_rules_of(*variant, []<class R>(std::type_identity<R>) -> const RuleBook& {
    static const RuleBookOf<R> book;
    return book;
  });
}

}  // namespace test_support
