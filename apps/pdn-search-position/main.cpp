// The process around pdn-search-position: nothing but streams and an exit status.
#include <exception>
#include <string>

#include "common/console.hpp"
#include "pdn-search-position/options.hpp"
#include "pdn-search-position/tool.hpp"

int main(int count, char** arguments) {
  pdn::cli::Console console("pdn-search-position");
  try {
    const auto options = pdn::cli::parse_search_options(count, arguments);
    if (!options) return console.close(console.say(options.error().text, options.error().status));
    auto streams = console.streams();
    return console.close(pdn::cli::run(*options, streams));
  } catch (const std::exception& error) {
    const std::string message = std::string("pdn-search-position: ") + error.what() + '\n';
    return console.close(console.say(message, pdn::cli::ExitStatus::failure));
  }
}
