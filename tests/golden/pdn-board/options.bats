#!/usr/bin/env bats
# Options and signals as a shell sees them. The parser's own tests are in tests/board.

setup() { load golden; }

@test "--help" {
  expect help 0 --help
}

@test "--version" {
  run --separate-stderr "$PDN_BOARD" --version
  [ "$status" -eq 0 ]
  [[ "$output" =~ ^pdn-board\ [0-9]+\.[0-9]+\.[0-9]+$ ]]
}

@test "usage errors have status 2, and the message goes to standard error" {
  expect usage-option 2 --nonsense
  expect usage-variant 2 --variant fanorona
  expect usage-format 2 -f svg
  expect usage-perft 2 --perft 100
  expect usage-divide 2 --divide
}

@test "--list-variants is pdn-convert's" {
  diff <("$PDN_CONVERT" --list-variants) <("$PDN_BOARD" --list-variants)
}

@test "--color always colours positions and messages" {
  expect colour 2 --color always W:W31:B20 x
}

@test "NO_COLOR and a pipe leave text plain" {
  run "$PDN_BOARD"
  [[ "$output" != *$'\e'* ]]
}

@test "Ctrl-C ends counting, and what was counted is there" {
  run -124 --separate-stderr timeout -s INT 1 "$PDN_BOARD" --perft 40
  [[ "$output" == *$'\nperft 5: 27117\n'* ]]
}

@test "a closed pipe ends it quietly" {
  run bash -c '{ yes W:W31:B20 || true; } | head -n 100000 | "$PDN_BOARD" - 2>&1 >&3 3>&- | cat; exit 0' 3>/dev/null
  [ -z "$output" ]
  run bash -o pipefail -c 'yes W:W31:B20 2>/dev/null | head -n 100000 | { "$PDN_BOARD" -; echo "status $?" >&2; } | head -n 3'
  [[ "$output" == *'status 0'* ]]
}

@test "a full disk is an error" {
  [ -w /dev/full ] || skip "there is no /dev/full"
  run -2 --separate-stderr bash -c '"$PDN_BOARD" >/dev/full'
  [ "$stderr" = 'pdn-board: standard output: No space left on device' ]
}

@test "every example of pdn-board(1) works" {
  command -v jq >/dev/null || skip "jq is not installed"
  cd "$BATS_TEST_TMPDIR"
  cp "$here/../../../testdata/club-evening.pdn" cup.pdn
  mkdir -p bin
  ln -s "$PDN_BOARD" bin/pdn-board
  ln -s "$PDN_CONVERT" bin/pdn-convert
  PATH=$PWD/bin:$PATH
  local examples=0
  while IFS= read -r example; do
    run --separate-stderr bash -o pipefail -c "$example"
    [ "$status" -eq 0 ] || { echo "$example: status $status"; return 1; }
    [ -n "$output" ] || { echo "$example: nothing"; return 1; }
    [ -z "$stderr" ] || { echo "$example: $stderr"; return 1; }
    examples=$((examples + 1))
  done < <(sed -n '/^# EXAMPLES/,/^# SEE ALSO/s/^\t//p' "$here/../../../man/pdn-board.1.scd")
  [ "$examples" -ge 6 ]
}
