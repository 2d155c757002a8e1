// From command lines to values, and every mistake to status 2.
#include "pdn-validate/options.hpp"

#include <catch2/catch.hpp>
#include <string>
#include <vector>

#include "draughts/rules/variant_facts.hpp"
#include "sample.hpp"

using draughts::DiagnosticCode;
using draughts::Severity;
using pdn::cli::EarlyExit;
using pdn::cli::ExitStatus;
using pdn::cli::parse_validate_options;
using pdn::cli::ReportFormat;
using pdn::cli::ValidateOptions;
using pdn::cli::Verbosity;
using pdn::cli::When;

namespace {

using Arguments = std::vector<const char*>;

auto parsed(Arguments arguments) {
  arguments.insert(arguments.begin(), "pdn-validate");
  return parse_validate_options(static_cast<int>(arguments.size()), arguments.data());
}

ValidateOptions accepted(const Arguments& arguments) {
  auto options = parsed(arguments);
  if (!options) FAIL(options.error().text);
  return std::move(*options);
}

/// The message of a usage error.
std::string refused(const Arguments& arguments) {
  const auto options = parsed(arguments);
  REQUIRE_FALSE(options);
  CHECK(options.error().status == ExitStatus::failure);
  return options.error().text;
}

Severity severity(const ValidateOptions& options, DiagnosticCode code) {
  return options.severities.ruling(sample::diagnostic(code)).severity;
}

}  // namespace

TEST_CASE("without options pdn-validate reads standard input and writes text") {
  const auto options = accepted({});
  CHECK(options.common.paths.empty());
  CHECK(options.format == ReportFormat::text);
  CHECK(options.suggest);
  CHECK_FALSE(options.games);
  CHECK_FALSE(options.max_errors);
  CHECK(options.no_draw_before == 0);
  CHECK_FALSE(options.common.variant);
  CHECK_FALSE(options.common.encoding);
  CHECK(options.common.colour == When::automatic);
  CHECK(options.common.verbosity == Verbosity::normal);
}

TEST_CASE("every option arrives") {
  const auto options =
      accepted({"-f", "json",    "--games",   "--no-suggest",  "--max-errors", "3",      "--no-draw-before",
                "40", "-r",      "--variant", "international", "--encoding",   "CP1251", "-j",
                "4",  "--color", "never",     "--progress",    "always",       "-v",     "a.pdn",
                "-",  "b.pdn"});
  CHECK(options.format == ReportFormat::json);
  CHECK(options.games);
  CHECK_FALSE(options.suggest);
  CHECK(options.max_errors == 3U);
  CHECK(options.no_draw_before == 40);
  CHECK(options.common.recursive);
  CHECK(options.common.variant == draughts::Variant::international);
  CHECK(options.common.encoding == draughts::Encoding::windows_1251);
  CHECK(options.common.jobs == 4);
  CHECK(options.common.colour == When::never);
  CHECK(options.common.progress == When::always);
  CHECK(options.common.verbosity == Verbosity::verbose);
  CHECK(options.common.paths == std::vector<std::string>{"a.pdn", "-", "b.pdn"});
}

TEST_CASE("a colour may be spelt without the u, a variant by its number, and auto is said plainly") {
  CHECK(accepted({"--colour", "always"}).common.colour == When::always);
  CHECK(accepted({"--variant", "20"}).common.variant == draughts::Variant::international);
  CHECK_FALSE(accepted({"--variant", "auto"}).common.variant);
  CHECK_FALSE(accepted({"--encoding", "auto"}).common.encoding);
  CHECK(accepted({"--", "-f"}).common.paths == std::vector<std::string>{"-f"});
}

TEST_CASE("the options --error, --warn and --ignore apply from left to right, after --strict wherever it stands") {
  const auto options = accepted({"--warn", "all", "--error", "syntax,must-capture", "--warn", "syntax", "--strict"});
  CHECK(severity(options, DiagnosticCode::syntax) == Severity::warning);
  CHECK(severity(options, DiagnosticCode::must_capture) == Severity::error);
  CHECK(severity(options, DiagnosticCode::leading_zero) == Severity::warning);
  CHECK(severity(options, DiagnosticCode::setup) == Severity::warning);

  const auto strict = accepted({"--ignore", "setup", "--strict"});
  CHECK(severity(strict, DiagnosticCode::leading_zero) == Severity::error);
  CHECK(strict.severities.ruling(sample::diagnostic(DiagnosticCode::setup)).ignored);
}

TEST_CASE("an unknown code names the nearest") {
  CHECK(refused({"--ignore", "must-captur"}).find("did you mean 'must-capture'?") != std::string::npos);
}

TEST_CASE("every variant is known by its name, and by its number where it has one") {
  for (const draughts::VariantFacts& facts : draughts::variant_facts())
    CHECK(accepted({"--variant", facts.name.data()}).common.variant == facts.variant);
  CHECK(accepted({"--variant", "40"}).common.variant == draughts::Variant::frisian);
  CHECK(accepted({"--variant", "23"}).common.variant == draughts::Variant::pool);
  CHECK(accepted({"--list-variants"}).common.list_variants);
}

TEST_CASE("a variant that is none is refused, and the message names those that are") {
  const std::string text = refused({"--variant", "fanorona"});
  CHECK(text.find("'fanorona' is no variant") != std::string::npos);
  CHECK(text.find("international") != std::string::npos);
  CHECK(text.find("srilankan") != std::string::npos);
  CHECK(refused({"--variant", "99"}).find("is no variant") != std::string::npos);
}

TEST_CASE("mistakes are usage errors with a way to help") {
  for (const Arguments& arguments : {Arguments{"--nonsense"},
                                     {"-f", "xml"},
                                     {"-f"},
                                     {"--max-errors", "0"},
                                     {"--max-errors", "many"},
                                     {"--no-draw-before", "-1"},
                                     {"-j", "0"},
                                     {"--color", "sometimes"},
                                     {"--encoding", "ebcdic"},
                                     {"-q", "-v"},
                                     {"--error", ""}}) {
    CAPTURE(arguments);
    const std::string text = refused(arguments);
    CHECK(text.starts_with("pdn-validate: "));
    CHECK(text.ends_with("Try 'pdn-validate --help'.\n"));
  }
}

TEST_CASE("the option --help has three examples and goes with status 0") {
  for (const char* option : {"-h", "--help"}) {
    const auto options = parsed({option});
    REQUIRE_FALSE(options);
    CHECK(options.error().status == ExitStatus::clean);
    const std::string& text = options.error().text;
    const std::size_t examples = text.find("Examples:");
    REQUIRE(examples != std::string::npos);
    std::size_t count = 0;
    for (std::size_t at = text.find("pdn-validate", examples); at != std::string::npos;
         at = text.find("pdn-validate", at + 1))
      ++count;
    CHECK(count == 3);
  }
}

TEST_CASE("the option --version names the tool and its version") {
  const auto options = parsed({"--version"});
  REQUIRE_FALSE(options);
  CHECK(options.error().status == ExitStatus::clean);
  CHECK(options.error().text.starts_with("pdn-validate "));
}
