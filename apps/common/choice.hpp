// An option that takes one of a few words. For the .cpp files that describe options alone.
#pragma once

#include <CLI/CLI.hpp>
#include <algorithm>
#include <string>
#include <utility>
#include <vector>

namespace pdn::cli {

/// The words of an option, each with what it stands for.
template <class Value>
using Words = std::vector<std::pair<std::string, Value>>;

/// An option that takes one of a few words.
template <class Value, class Target>
void add_choice(CLI::App& app, const std::string& names, Target& target, const Words<Value>& words,
                const std::string& type, const std::string& text, const std::string& group) {
  std::vector<std::string> known;
  for (const auto& word : words) known.push_back(word.first);
  app.add_option_function<std::string>(
         names,
         [&target, words](const std::string& word) {
           target = std::ranges::find(words, word, &std::pair<std::string, Value>::first)->second;
         },
         text)
      ->type_name(type)
      ->check(CLI::IsMember(known).description(""))
      ->group(group);
}

}  // namespace pdn::cli
