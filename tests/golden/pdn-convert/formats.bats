#!/usr/bin/env bats
# Every format over the same games.

setup() { load golden; }

@test "json has every part of a game" {
  expect json 1 -f json formats.pdn
}

@test "json with --per-ply has the board behind each move" {
  expect json-per-ply 0 -f json --per-ply --games 3 formats.pdn
}

@test "csv has a row a game" {
  expect csv 1 -f csv formats.pdn
}

@test "csv with --per-ply has a row a position" {
  expect csv-per-ply 1 -f csv --per-ply formats.pdn
}

@test "fen has the last position of each game" {
  expect fen 1 -f fen formats.pdn
}

@test "fen with --per-ply has every position" {
  expect fen-per-ply 1 -f fen --per-ply formats.pdn
}

@test "hub has positions and moves for engines" {
  expect hub 1 -f hub formats.pdn
}

@test "text is for people" {
  expect text 1 -f text formats.pdn
}

@test "text with --per-ply draws every position" {
  expect text-per-ply 0 -f text --per-ply --games 3 formats.pdn
}

@test "hub is read" {
  expect from-hub 0 --from hub engine.hub
}

@test "hub from hub is the same again" {
  "$PDN_CONVERT" --from hub -f hub "$here/input/engine.hub" >"$BATS_TEST_TMPDIR/once"
  "$PDN_CONVERT" --from hub "$BATS_TEST_TMPDIR/once" | "$PDN_CONVERT" -f hub - | diff "$BATS_TEST_TMPDIR/once" -
}

@test "-t is -f" {
  diff <("$PDN_CONVERT" -f fen "$here/input/engine.hub" --from hub) <("$PDN_CONVERT" --to fen "$here/input/engine.hub" --from hub)
}

@test "the output of every format is the same whatever --jobs says" {
  local format
  for format in json csv fen hub text; do
    diff <("$PDN_CONVERT" -q -f "$format" -j 1 "$here/input/formats.pdn") \
      <("$PDN_CONVERT" -q -f "$format" -j 8 "$here/input/formats.pdn")
  done
}

@test "--per-ply is nothing for pdn, and raw games nothing for json" {
  run -2 "$PDN_CONVERT" --per-ply "$here/input/formats.pdn"
  run -2 "$PDN_CONVERT" -f json --broken raw "$here/input/formats.pdn"
}
