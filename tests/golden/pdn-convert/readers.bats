#!/usr/bin/env bats
# What other programs read from the formats: jq, and Python's csv and json, where they are there.

setup() {
  load golden
  file=$here/input/formats.pdn
}

needs() { command -v "$1" >/dev/null || skip "$1 is not installed"; }

@test "jq reads json" {
  needs jq
  run "$PDN_CONVERT" -q -f json "$file"
  [ "$status" -eq 1 ]
  [ "$(jq -r '.white? // (.tags[] | select(.[0] == "White") | .[1])' <<<"$output" | paste -sd '|')" = 'Novák, J.|Wit|Иванов|A' ]
  [ "$(jq -s 'length' <<<"$output")" -eq 5 ]
  [ "$(jq -s -c '[.[] | [.moves[] | select(.type == "move")] | length]' <<<"$output")" = '[6,3,3,2,0]' ]
  [ "$(jq -s -c '.[1].moves[0] | [.path, .captured]' <<<"$output")" = '[["8","24","42","26"],["13","31","38"]]' ]
}

@test "Python reads json, line by line" {
  needs python3
  "$PDN_CONVERT" -q -f json "$file" >"$BATS_TEST_TMPDIR/games.jsonl" || [ $? -eq 1 ]
  run python3 - "$BATS_TEST_TMPDIR/games.jsonl" <<'PYTHON'
import json, sys
games = [json.loads(line) for line in open(sys.argv[1], encoding='utf-8')]
print(games[0]['comments'][0]['text'] == 'A game for\nevery format.')
print(dict(games[0]['tags'])['Event'])
print(games[3]['broken']['text'])
print(games[0]['moves'][3]['comments'][0]['commands'])
PYTHON
  [ "${lines[0]}" = True ]
  [ "${lines[1]}" = 'Club cup, "quoted"' ]
  [ "${lines[2]}" = '2. 37-32 {forgot to capture} 18-22' ]
  [ "${lines[3]}" = "[['clk', '1:58:00'], ['eval', '0.1']]" ]
}

@test "Python reads csv, with either line end" {
  needs python3
  local eol
  for eol in lf crlf; do
    "$PDN_CONVERT" -q -f csv --eol "$eol" "$file" >"$BATS_TEST_TMPDIR/games.csv" || [ $? -eq 1 ]
    run python3 - "$BATS_TEST_TMPDIR/games.csv" <<'PYTHON'
import csv, sys
games = list(csv.DictReader(open(sys.argv[1], encoding='utf-8', newline='')))
print(len(games), {len(game) for game in games})
print(games[0]['event'], games[0]['winner'], games[0]['white_rating'], games[1]['event'])
print(games[0]['final'])
print(games[1]['moves'])
print([game['valid'] for game in games], games[3]['broken'])
PYTHON
    [ "${lines[0]}" = '5 {22}' ]
    [ "${lines[1]}" = 'Club cup, "quoted" draw 2105 =1+1' ]
    [ "${lines[2]}" = 'W:W31-36,38-50:B1-9,11-18,20,23' ]
    [ "${lines[3]}" = '8x24x42x26 /FEN "B:W20:B3,K40"/ 40-49 - 3-8' ]
    [ "${lines[4]}" = "['true', 'true', 'true', 'false', 'true'] must-capture" ]
  done
}

@test "Python reads csv --per-ply" {
  needs python3
  "$PDN_CONVERT" -q -f csv --per-ply "$file" >"$BATS_TEST_TMPDIR/plies.csv" || [ $? -eq 1 ]
  run python3 - "$BATS_TEST_TMPDIR/plies.csv" <<'PYTHON'
import csv, sys
rows = [row for row in csv.DictReader(open(sys.argv[1], encoding='utf-8', newline='')) if row['game'] == '1']
print([row['ply'] for row in rows])
print([row['clock'] for row in rows], [row['captured'] for row in rows])
PYTHON
  [ "${lines[0]}" = "['0', '1', '2', '3', '4', '5', '6']" ]
  [ "${lines[1]}" = "['', '7170', '', '', '7080', '', ''] ['', '0', '0', '1', '1', '0', '0']" ]
}
