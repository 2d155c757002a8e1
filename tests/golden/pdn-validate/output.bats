#!/usr/bin/env bats
# Where the output goes when it can't go where it should.

setup() {
  load golden
  cd "$BATS_TEST_TMPDIR"
  repeat '[GameType "20"]\n\n1. 32-23 *\n\n' 3000 >a.pdn
}

@test "a closed pipe ends pdn-validate quietly and early" {
  { "$PDN_VALIDATE" a.pdn 2>err || echo $? >status; } | head -n 1 >first
  [ "$(lines first)" -eq 1 ]
  [ ! -s err ]
  [ "$(cat status)" -eq 1 ]
}

@test "a full disk is a message and status 2" {
  [ -e /dev/full ] || skip "no /dev/full here"
  run --separate-stderr bash -c '"$PDN_VALIDATE" a.pdn >/dev/full'
  [ "$status" -eq 2 ]
  [[ "$stderr" == "pdn-validate: standard output: No space left on device" ]]
}

@test "a full disk is told for a short output too" {
  [ -e /dev/full ] || skip "no /dev/full here"
  run --separate-stderr bash -c '"$PDN_VALIDATE" --help >/dev/full'
  [ "$status" -eq 2 ]
}

@test "an output over the user's limit for files is a message and status 2, not a crash" {
  run --separate-stderr bash -c 'ulimit -f 8; "$PDN_VALIDATE" -f json a.pdn >out'
  [ "$status" -eq 2 ]
  [[ "$stderr" == "pdn-validate: standard output: File too large" ]]
}

@test "progress on request goes to standard error and leaves no trace in the output" {
  "$PDN_VALIDATE" a.pdn >plain 2>/dev/null || true
  "$PDN_VALIDATE" --progress always a.pdn >shown 2>/dev/null || true
  cmp plain shown
}

@test "every line of the json output is an object of valid UTF-8" {
  printf '[White "J\xe1n"]\n[Black "\xff\xfe"]\n[GameType "20"]\n\n{\xe1} 1. 32-23 *\n' >latin.pdn
  "$PDN_VALIDATE" -f json --games latin.pdn a.pdn >out 2>/dev/null || true
  iconv -f utf-8 -t utf-8 out >/dev/null
  if command -v jq >/dev/null; then jq -e .type out >/dev/null; fi
}
