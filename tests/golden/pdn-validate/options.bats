#!/usr/bin/env bats
# Options as a shell sees them. The parser's own tests are in tests/apps.

setup() { load golden; }

@test "--help" {
  expect help 0 --help
}

@test "--version" {
  run --separate-stderr "$PDN_VALIDATE" --version
  [ "$status" -eq 0 ]
  [[ "$output" =~ ^pdn-validate\ [0-9]+\.[0-9]+\.[0-9]+$ ]]
}

@test "usage errors have status 2, and the message goes to standard error" {
  expect usage-option 2 --nonsense
  expect usage-code 2 --ignore must-captur
  expect usage-variant 2 --variant fanorona
  expect usage-format 2 -f xml
  expect usage-number 2 --max-errors many
  expect usage-encoding 2 --encoding ebcdic
}

@test "--list-codes prints every code" {
  run --separate-stderr "$PDN_VALIDATE" --list-codes
  [ "$status" -eq 0 ]
  [[ "$output" == *$'\n'"must-capture "*"error "* ]]
  [ "${#lines[@]}" -gt 60 ]
}

@test "--list-variants prints every variant" {
  expect list-variants 0 --list-variants
}

@test "--max-errors stops, says so, and gives the summary" {
  expect max-errors 1 --max-errors 1 mixed.pdn three-games.pdn
}

@test "--error, --warn and --ignore change output, counts and status" {
  expect lowered 0 --warn all mixed.pdn
  expect ignored 0 --ignore all mixed.pdn
  expect raised 1 --ignore all --error result-mismatch mixed.pdn
}

@test "--variant international replays games without a GameType" {
  run --separate-stderr bash -c 'printf "1. 32-28 19-23 *\n" | "$PDN_VALIDATE" --variant international'
  [ "$status" -eq 0 ]
  [[ "$stderr" == *"1 valid"*"2 moves replayed" ]]
}

@test "--quiet: the status only" {
  expect quiet 1 -q mixed.pdn
  expect quiet 2 -q mixed.pdn missing.pdn
}

@test "the output does not depend on --jobs" {
  cd "$BATS_TEST_DIRNAME/input"
  "$PDN_VALIDATE" -f json -j 1 *.pdn >"$BATS_TEST_TMPDIR/one" || true
  "$PDN_VALIDATE" -f json -j 7 *.pdn >"$BATS_TEST_TMPDIR/seven" || true
  cmp "$BATS_TEST_TMPDIR/one" "$BATS_TEST_TMPDIR/seven"
}
