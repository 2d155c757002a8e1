#!/usr/bin/env bats
# Positions of all kinds, shown whole.

setup() { load golden; }

@test "without a position the start of a game is shown" {
  expect start 0
  expect start-russian 0 --variant russian --moves
  expect start-italian 0 --variant italian --moves
  expect start-turkish 0 --variant turkish
}

@test "moves have their paths and what they take" {
  expect ambiguous 0 --moves W:WK2:B13,21,32,34,40
  expect paths 0 --moves W:W43:B8,18,28,29,38,39
  expect kings 0 --moves --variant frisian W:W32,33:B28,K18,7,6
  expect steps 0 --moves --variant international W:W6,31,K50:B1
  expect free 0 --moves --variant english B:W18,26,27,22:B14,15
  expect turning 0 --moves --variant thai W:WK22:BK7,9,15,17,K20
}

@test "a position that is over says who has won" {
  expect over 0 --variant international B:W31:B W:W46:B41,37,36
}

@test "what is odd is said, and shown all the same" {
  expect odd 0 W:W3,21-50:B1,2 W:W:B
}

@test "what can't be read is said with its place, and the other positions are shown" {
  expect bad 2 W:W28,28:B1 'W:W31-:B1' W:W31:B1 nonsense '' 'pos pos=Wbe variant=chess' cup.pdn
}

@test "json is an object a position" {
  expect json 2 -f json --variant international --perft 3 --divide W:W43:B8,18,28,29,38,39 nonsense B:W31:B ?:W6:B50
}

@test "lines are counted, also by first moves" {
  expect perft 0 --perft 5 --divide --variant english
}

@test "positions come from standard input, a line each, and a bad one costs no other" {
  expect lines 2 --variant international - <"$here/input/positions.fens"
  expect lines-json 2 -f json --variant international - <"$here/input/positions.fens"
  expect windows 0 -f json --variant 20 - <"$here/input/windows.fens"
}

@test "a compressed list is read as it is, and an empty one shows nothing" {
  gzip -c "$here/input/windows.fens" | "$PDN_BOARD" -f json --variant 20 - | diff "$here/expected/windows.out" -
  expect empty 0 - </dev/null
}

@test "a line too long for a position is passed over" {
  run -2 --separate-stderr bash -c '{ head -c 200000 /dev/zero | tr "\0" W; printf "\nW:W31:B20\n"; } | "$PDN_BOARD" -f json -'
  [ "$stderr" = 'pdn-board: (standard input), line 1, a line too long for a position' ]
  [[ "$output" == *'"line":2,'* ]]
}

@test "what pdn-convert writes as FEN and as Hub is read, position by position" {
  local games=$here/../../../testdata/club-evening.pdn
  "$PDN_CONVERT" -f fen --per-ply "$games" >"$BATS_TEST_TMPDIR/fens"
  "$PDN_BOARD" -f json --variant international - <"$BATS_TEST_TMPDIR/fens" >"$BATS_TEST_TMPDIR/from-fen"
  "$PDN_CONVERT" -f hub --per-ply "$games" | "$PDN_BOARD" -f json - >"$BATS_TEST_TMPDIR/from-hub"
  [ "$(lines "$BATS_TEST_TMPDIR/from-fen")" -gt 700 ]
  diff <(grep -o '"fen":"[^"]*"' "$BATS_TEST_TMPDIR/from-fen") <(cut -f1 "$BATS_TEST_TMPDIR/fens" | sed 's/.*/"fen":"&"/')
  diff <(grep -o '"fen":.*' "$BATS_TEST_TMPDIR/from-fen") <(grep -o '"fen":.*' "$BATS_TEST_TMPDIR/from-hub")
}
