// Columns as wide as their widest entry.
#include "pdn-validate/code_list.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "draughts/game/diagnostic_code.hpp"

namespace pdn::cli {

std::string code_list() {
  std::size_t width = 0;
  for (const draughts::CodeFacts& facts : draughts::diagnostic_codes()) width = std::max(width, facts.slug.size());
  std::string list =
      fmt::format("{:{}}  {:8}  {:7}  {:4}  {}\n", "CODE", width, "SEVERITY", "WRITING", "FOLD", "MEANING");
  for (const draughts::CodeFacts& facts : draughts::diagnostic_codes()) {
    list += fmt::format("{:{}}  {:8}  {:7}  {:4}  {}\n", facts.slug, width, draughts::name_of(facts.severity),
                        facts.writing.empty() ? "-" : facts.writing, facts.folds ? "file" : "-", facts.text);
  }
  return list;
}

}  // namespace pdn::cli
