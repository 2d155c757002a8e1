// The process around pdn-convert: nothing but streams and an exit status.
#include <exception>
#include <string>

#include "common/console.hpp"
#include "pdn-convert/options.hpp"
#include "pdn-convert/tool.hpp"

int main(int count, char** arguments) {
  pdn::cli::Console console("pdn-convert");
  try {
    const auto options = pdn::cli::parse_convert_options(count, arguments);
    if (!options) return console.close(console.say(options.error().text, options.error().status));
    auto streams = console.streams();
    return console.close(pdn::cli::run(*options, streams));
  } catch (const std::exception& error) {
    const std::string message = std::string("pdn-convert: ") + error.what() + '\n';
    return console.close(console.say(message, pdn::cli::ExitStatus::failure));
  }
}
