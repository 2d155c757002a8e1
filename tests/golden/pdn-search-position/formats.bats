#!/usr/bin/env bats
# Every format over the same matches.

setup() { load golden; }

after='W:W28,31,33-50:B1-18,20,23'
lasting='?:W28'

@test "text has a line a match, with its place, plies and next move" {
  expect text 0 --fen "$after" cup.pdn
}

@test "text has ranges of plies" {
  expect ranges 0 --pattern "$lasting" cup.pdn
}

@test "text names what was found where several things are looked for" {
  expect several 0 --fen "$after" --pattern '?:WK50' cup.pdn
}

@test "json has an object a match and a summary" {
  expect json 0 -f json --fen "$after" --pattern '?:WK50' --in-variations --either-colour cup.pdn
}

@test "csv has a row a match" {
  expect csv 0 -f csv --pattern "$lasting" cup.pdn
}

@test "pdn has each game once" {
  expect pdn 0 -f pdn --fen "$after" --pattern "$lasting" --max 2 cup.pdn
}

@test "pdn marks the places on request" {
  expect mark 0 -f pdn --mark --pattern "$lasting" --in-variations --where 'Round = ? and White ~ jansen' cup.pdn
  expect mark-start 0 -f pdn --mark --fen 'W:WK50,31:BK1,20' cup.pdn
}

@test "what is marked is read again, and the marks change nothing" {
  (cd "$here/input" && "$program" -f pdn --mark --pattern "$lasting" cup.pdn) >"$BATS_TEST_TMPDIR/marked.pdn"
  run "$program" --count --pattern "$lasting" "$BATS_TEST_TMPDIR/marked.pdn"
  [ "$output" = "$(cd "$here/input" && "$program" --count --pattern "$lasting" cup.pdn)" ]
}

@test "a tree has the moves with their results" {
  expect tree 0 --tree --fen 'B:W28,31,33-50:B1-20' cup.pdn
  expect tree-json 0 --tree -f json --fen 'B:W28,31,33-50:B1-20' cup.pdn
  expect tree-csv 0 --tree -f csv --fen 'B:W28,31,33-50:B1-20' --fen 'W:W31-50:B1-20' cup.pdn
}

@test "a tree of either colour turns moves and results back" {
  expect tree-turned 0 --tree --either-colour --fen 'W:W31-50:B1-18,20,23' cup.pdn
}

@test "a tree's games are as many as --count tells" {
  for wanted in "--fen W:W31-50:B1-20" "--pattern $lasting" "--pattern ?:E23"; do
    sum=$(cd "$here/input" && "$program" --tree -f csv $wanted cup.pdn | awk -F, 'NR > 1 { sum += $(NF - 5) } END { print sum }')
    [ "$sum" = "$(cd "$here/input" && "$program" --count $wanted cup.pdn)" ]
  done
}

@test "count has a number, or one for each thing" {
  expect count 0 --count --fen "$after" cup.pdn
  expect count-several 0 --count --fen "$after" --pattern "$lasting" --pattern '?:WK1' cup.pdn
  expect count-json 0 --count -f json --fen "$after" cup.pdn
  expect count-csv 0 --count -f csv --fen "$after" cup.pdn
}
