#!/usr/bin/env bats
# What is found, and what the exit status says of it.

setup() { load golden; }

@test "nothing found is status 1" {
  expect nothing 1 --pattern '?:WK1,K2,K3' cup.pdn
  expect nothing-json 1 -f json --pattern '?:WK1,K2,K3' cup.pdn
}

@test "an empty input has no match" {
  expect nothing 1 --pattern '?:W28' /dev/null
}

@test "squares may have letters, and find nothing on boards without them" {
  expect letters 0 --pattern '?:Wd4:Bc5' cup.pdn
}

@test "either colour finds the turned board and says so" {
  expect either-colour 0 --either-colour --fen 'W:W31-50:B1-18,20,23' --fen 'B:W28,31,33-50:B1-20' cup.pdn
}

@test "either colour finds what was played by the other side" {
  expect mirrored 0 --either-colour --pattern '?:W27:B19,20,E24' --where 'White = Mirror' cup.pdn
}

@test "side lines are searched on request" {
  expect variations 0 --in-variations --pattern '?:B24:E13' cup.pdn
}

@test "a pattern that holds for a ply or two of an exchange is left out by --stable" {
  expect r34 1 --stable 4 --pattern '?:W28' --where 'White = Ivanov' cup.pdn
  expect r34-once 0 --stable 1 --pattern '?:W28' --where 'White = Ivanov' cup.pdn
}

@test "conditions on tags narrow the search" {
  expect where 0 --pattern '?:W28' --where 'Date >= 2007.05.20 and not White ~ okoye' cup.pdn
  expect where-judged 0 --pattern '?:W28' --where 'not valid' cup.pdn
}

@test "a list of positions is searched in one pass, and a line that is none is told" {
  expect fens 2 --fens fens.txt cup.pdn
}

@test "a list may come from standard input" {
  run --separate-stderr bash -c "cd '$here/input' && printf 'W:W31-50:B1-20\tthe start\n' | '$program' --count --fens - cup.pdn"
  [ "$status" -eq 0 ]
  [ "$output" = 5 ]
}

@test "a list and games can't both come from standard input" {
  run --separate-stderr "$program" --fens - - </dev/null
  [ "$status" -eq 2 ]
}

@test "--max ends the run" {
  expect max 0 --max 2 --pattern '?:W28' cup.pdn
}

@test "--quiet says nothing" {
  expect quiet 0 -q --pattern '?:W28' cup.pdn
  expect quiet 1 -q --pattern '?:WK1' cup.pdn
}

@test "--output appears when it is whole, and is never an input" {
  cd "$BATS_TEST_TMPDIR"
  cp "$here/input/cup.pdn" .
  run "$program" --pattern '?:W28' -o found.txt cup.pdn
  [ "$status" -eq 0 ]
  [ "$(lines found.txt)" -eq 6 ]
  run "$program" --pattern '?:W28' -f pdn -o cup.pdn cup.pdn
  [ "$status" -eq 2 ]
  cmp cup.pdn "$here/input/cup.pdn"
}

@test "a closed pipe ends it quietly" {
  run --separate-stderr bash -c "cd '$here/input' && for i in {1..2000}; do cat cup.pdn; done | '$program' --pattern '?:W28' | head -n 1"
  [ "$status" -eq 0 ]
  [ -z "$stderr" ]
}
