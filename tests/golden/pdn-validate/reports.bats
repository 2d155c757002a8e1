#!/usr/bin/env bats
# Every format over the same files.

setup() { load golden; }

@test "an error shows line, caret, game, position and hint" {
  expect must-capture 1 must-capture.pdn
}

@test "a bad game between two good ones costs only itself" {
  expect three-games 1 three-games.pdn
}

@test "text tells errors, warnings and notes of a mixed file" {
  expect mixed 1 mixed.pdn
}

@test "json has every finding and a summary" {
  expect mixed-json 1 -f json mixed.pdn
}

@test "json with --games has a line for each game" {
  expect mixed-games-json 1 -f json --games mixed.pdn three-games.pdn
}

@test "text with --games has a line for each game" {
  expect three-games-games 1 --games three-games.pdn
}

@test "github prints annotations" {
  expect mixed-github 1 -f github mixed.pdn
}

@test "sarif prints one run: results and what could not be read behind the table of rules" {
  FILTER='tail -n +3' expect mixed-sarif 2 -f sarif mixed.pdn missing.pdn
}

@test "colours are there when asked for" {
  expect must-capture-colour 1 --color always must-capture.pdn
}

@test "repeated findings are folded, and closed with one line" {
  expect folding 0 folding.pdn
}

@test "-v shows each finding" {
  expect folding-verbose 0 -v folding.pdn
}

@test "--strict makes errors of writing faults, which fold as before" {
  expect folding-strict 1 --strict folding.pdn
}

@test "long lines, tabs, wide and combining characters keep the caret in its place" {
  expect excerpts 1 excerpts.pdn
}
