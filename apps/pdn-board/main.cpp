// The process around pdn-board: nothing but streams and an exit status.
#include <exception>
#include <string>

#include "common/console.hpp"
#include "pdn-board/options.hpp"
#include "pdn-board/tool.hpp"

int main(int count, char** arguments) {
  pdn::cli::Console console("pdn-board");
  try {
    const auto options = pdn::cli::parse_board_options(count, arguments);
    if (!options) return console.close(console.say(options.error().text, options.error().status));
    auto streams = console.streams();
    return console.close(pdn::cli::run(*options, streams));
  } catch (const std::exception& error) {
    const std::string message = std::string("pdn-board: ") + error.what() + '\n';
    return console.close(console.say(message, pdn::cli::ExitStatus::failure));
  }
}
