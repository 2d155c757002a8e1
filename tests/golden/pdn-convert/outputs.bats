#!/usr/bin/env bats
# Where games go: files that appear when they are whole, inputs rewritten, many files, and what becomes of them when
# something comes between.

setup() {
  load golden
  cd "$BATS_TEST_TMPDIR"
  printf '[Event "A"]\n[Round "1"]\n\n1. 32-28 19-23 2-0\n\n[Event "B"]\n[Round "2/x"]\n\n1. 31-27 20-24 *\n' >cup.pdn
  printf '[Event "C"]\n\n1. 32-28 19-23 2. 38-32 *\n' >broken.pdn
}

# big FILE: games that take a while.
big() { seq 20000 | sed 's/.*/[Event "&"]\n\n1. 32-28 19-23 2. 28x19 14x23 *\n/' >"$1"; }

@test "-o writes a file as a whole, and leaves nothing else behind" {
  "$PDN_CONVERT" cup.pdn -o out.pdn
  "$PDN_CONVERT" cup.pdn | cmp - out.pdn
  [ "$(ls -A)" = $'broken.pdn\ncup.pdn\nout.pdn' ]
}

@test "-o never takes an input for an output" {
  cp cup.pdn before
  run --separate-stderr "$PDN_CONVERT" cup.pdn -o ./cup.pdn
  [ "$status" -eq 2 ]
  [[ "$stderr" == *"--in-place"* ]]
  cmp cup.pdn before
}

@test "-o into a folder that is not there is a message and status 2" {
  run --separate-stderr "$PDN_CONVERT" cup.pdn -o nowhere/out.pdn
  [ "$status" -eq 2 ]
  [[ "$stderr" == *"nowhere/out.pdn"* ]]
}

@test "a full disk is told, and no half file is left under the name" {
  [ -e /dev/full ] || skip "no /dev/full here"
  run --separate-stderr bash -c '"$PDN_CONVERT" cup.pdn >/dev/full'
  [ "$status" -eq 2 ]
  run --separate-stderr "$PDN_CONVERT" cup.pdn -o /dev/full
  [ "$status" -eq 2 ]
  big big.pdn
  run --separate-stderr bash -c 'ulimit -f 8; "$PDN_CONVERT" big.pdn -o out.pdn'
  [ "$status" -eq 2 ]
  [ ! -e out.pdn ]
}

@test "a closed pipe ends it quietly" {
  big big.pdn
  { "$PDN_CONVERT" big.pdn 2>err; } | head -n 1 >first
  [ "$(wc -l <first)" -eq 1 ]
  [ ! -s err ]
}

@test "an input that can't be read is named with the reason, and the others are still read" {
  run --separate-stderr "$PDN_CONVERT" nonexistent cup.pdn
  [ "$status" -eq 2 ]
  [ "$stderr" = "pdn-convert: nonexistent: no such file or directory" ]
  [ "$output" = "$("$PDN_CONVERT" cup.pdn)" ]
  mkdir folder
  run --separate-stderr "$PDN_CONVERT" folder
  [ "$status" -eq 2 ]
  [ "$stderr" = "pdn-convert: folder: is a directory (use -r)" ]
  big big.pdn
  gzip big.pdn
  head -c 5000 big.pdn.gz >cut.gz
  run --separate-stderr "$PDN_CONVERT" cut.gz
  [ "$status" -eq 2 ]
  [[ "$stderr" == *"pdn-convert: cut.gz: "* ]]
  run --separate-stderr "$PDN_CONVERT" -q nonexistent
  [ "$status" -eq 2 ]
  [ -z "$stderr" ]
}

@test "-v names the files that are read" {
  run --separate-stderr "$PDN_CONVERT" -v cup.pdn
  [[ "$stderr" == *"pdn-convert: reading cup.pdn"* ]]
}

@test "--in-place rewrites a file and keeps the old one" {
  cp cup.pdn before
  "$PDN_CONVERT" --in-place cup.pdn
  cmp cup.pdn.bak before
  "$PDN_CONVERT" cup.pdn | cmp - cup.pdn
  "$PDN_CONVERT" --in-place cup.pdn
  cmp cup.pdn.bak before
}

@test "--in-place leaves a file with an error alone unless --broken is given" {
  cp broken.pdn before
  run --separate-stderr "$PDN_CONVERT" --in-place broken.pdn cup.pdn
  [ "$status" -eq 1 ]
  [[ "$stderr" == *"broken.pdn: left as it was"* ]]
  cmp broken.pdn before
  [ ! -e broken.pdn.bak ]
  [ -e cup.pdn.bak ]
  run --separate-stderr "$PDN_CONVERT" --in-place --broken comment broken.pdn
  [ "$status" -eq 1 ]
  cmp broken.pdn.bak before
  grep -q '%broken must-capture' broken.pdn
}

@test "--in-place refuses what it can't rewrite" {
  run --separate-stderr bash -c '"$PDN_CONVERT" --in-place - <cup.pdn'
  [ "$status" -eq 2 ]
  bzip2 -k cup.pdn
  run --separate-stderr "$PDN_CONVERT" --in-place cup.pdn.bz2
  [ "$status" -eq 2 ]
  [[ "$stderr" == *"cup.pdn.bz2"* ]]
}

@test "killed in the middle, the output is not there and the input is as it was" {
  big big.pdn
  cp big.pdn before
  # A pipe that stays open, so that the end never comes.
  mkfifo pipe
  exec 9<>pipe
  for signal in HUP TERM KILL; do
    "$PDN_CONVERT" - -o out.pdn <pipe 2>/dev/null 9>&- 3>&- &
    local pid=$!
    timeout 20 cat big.pdn >&9
    kill -s "$signal" "$pid"
    wait "$pid" || true
    [ ! -e out.pdn ]
  done
  exec 9>&-
  # Only KILL leaves something behind, under a name that says what it is.
  [ "$(ls -A | grep -c '^\.out\.pdn\.pdn-.*\.tmp$')" -le 1 ]
  cmp big.pdn before
}

@test "--split puts games into files by number or by tag, and never over a file that is there" {
  "$PDN_CONVERT" --split 1 --split-to 'g{n:02}.pdn' cup.pdn
  grep -q 'Event "A"' g01.pdn
  grep -q 'Event "B"' g02.pdn
  "$PDN_CONVERT" --split tag:Round --split-to 'r-{tag}.pdn' cup.pdn
  grep -q 'Event "B"' r-2_x.pdn
  cp g01.pdn before
  run --separate-stderr "$PDN_CONVERT" --split 1 --split-to 'g{n:02}.pdn' cup.pdn
  [ "$status" -eq 2 ]
  [[ "$stderr" == *"g01.pdn"* ]]
  cmp g01.pdn before
}

@test "line ends and a byte-order mark are those that are asked for" {
  "$PDN_CONVERT" --eol crlf --utf8-bom cup.pdn >dos.pdn
  [ "$(head -c 3 dos.pdn | od -An -tx1 | tr -d ' ')" = efbbbf ]
  [ "$(grep -c $'\r$' dos.pdn)" -eq "$(wc -l <dos.pdn)" ]
  "$PDN_CONVERT" dos.pdn | cmp - <("$PDN_CONVERT" cup.pdn)
}

@test "games are selected by number and condition, and none selected is status 1" {
  [ "$("$PDN_CONVERT" --games 2 cup.pdn | grep -c Event)" -eq 1 ]
  [ "$("$PDN_CONVERT" --where 'Event = "A"' cup.pdn | grep Event)" = '[Event "A"]' ]
  [ "$("$PDN_CONVERT" --where 'Event = "A"' --not cup.pdn | grep Event)" = '[Event "B"]' ]
  run --separate-stderr "$PDN_CONVERT" --where 'Event = "Z"' cup.pdn
  [ "$status" -eq 1 ]
  [ -z "$output" ]
  run --separate-stderr "$PDN_CONVERT" --where 'Event == "A"' cup.pdn
  [ "$status" -eq 2 ]
  [[ "$stderr" == *"^"* ]]
}

@test "what --unique leaves out is told and can be kept" {
  cat cup.pdn cup.pdn >twice.pdn
  "$PDN_CONVERT" --unique --duplicates again.pdn twice.pdn >once.pdn 2>err
  "$PDN_CONVERT" cup.pdn | cmp - once.pdn
  "$PDN_CONVERT" cup.pdn | cmp - again.pdn
  [ "$(grep -c 'left out' err)" -ge 2 ]
  [ "$("$PDN_CONVERT" --unique moves twice.pdn 2>/dev/null | grep -c Event)" -eq 2 ]
}

@test "--duplicates never takes an input or the output, and leaves both as they were" {
  cat cup.pdn cup.pdn >twice.pdn
  cp twice.pdn before
  local words
  for words in "twice.pdn --duplicates ./twice.pdn" "twice.pdn -o new.pdn --duplicates ./new.pdn" \
    "--in-place twice.pdn --duplicates twice.pdn" "--in-place twice.pdn --duplicates twice.pdn.bak" \
    "twice.pdn --split 1 --split-to g{n}.pdn --duplicates g2.pdn" "twice.pdn --duplicates -"; do
    run --separate-stderr "$PDN_CONVERT" --unique $words
    [ "$status" -eq 2 ]
    [[ "$stderr" == *"as well"* ]]
    cmp twice.pdn before
    [ "$(ls -A | grep -cE '^(new|g[0-9])\.pdn|bak$|tmp$')" -eq 0 ]
  done
}

@test "--duplicates collects what --in-place leaves out of several files, and the end is told once" {
  cat cup.pdn cup.pdn >twice.pdn
  cp twice.pdn other.pdn
  cat twice.pdn broken.pdn >third.pdn
  "$PDN_CONVERT" --unique --in-place --duplicates again.pdn twice.pdn other.pdn third.pdn 2>err || [ $? -eq 1 ]
  [ "$(grep -c Event again.pdn)" -eq 4 ]
  grep -qx 'pdn-convert: 4 games left out that were there already' err
  [ "$(grep -c 'there already' err)" -eq 1 ]
  [ "$(grep -c Event third.pdn)" -eq 5 ]
}

@test "a single duplicate is told as one" {
  head -n 5 cup.pdn >one.pdn
  cat one.pdn one.pdn >twice.pdn
  run --separate-stderr "$PDN_CONVERT" --unique twice.pdn
  [[ "$stderr" == *"pdn-convert: 1 game left out that was there already"* ]]
}

@test "an output of which nothing could be read leaves a file of its name alone" {
  cp cup.pdn out.pdn
  run --separate-stderr "$PDN_CONVERT" nonexistent -o out.pdn
  [ "$status" -eq 2 ]
  [[ "$stderr" == *"out.pdn: not written"* ]]
  cmp out.pdn cup.pdn
  run --separate-stderr "$PDN_CONVERT" nonexistent broken.pdn -o out.pdn
  [ "$status" -eq 2 ]
  grep -q 'Event "C"' out.pdn
}

@test "--in-place leaves alone what has no game to write, and says why" {
  printf '<html><body>no games</body></html>\n' >page.pdn
  : >empty.pdn
  mkdir before
  cp page.pdn empty.pdn cup.pdn before
  run --separate-stderr "$PDN_CONVERT" --in-place --broken drop page.pdn
  [ "$status" -eq 1 ]
  [[ "$stderr" == *"page.pdn: left as it was: there is no game in it"* ]]
  run --separate-stderr "$PDN_CONVERT" --in-place empty.pdn
  [ "$status" -eq 0 ]
  [[ "$stderr" == *"empty.pdn: left as it was: there is no game in it"* ]]
  run --separate-stderr "$PDN_CONVERT" --in-place --where 'Event = "Z"' cup.pdn
  [ "$status" -eq 1 ]
  [[ "$stderr" == *"cup.pdn: left as it was: no game was selected"* ]]
  [[ "$stderr" != *"--broken"* ]]
  local file
  for file in page.pdn empty.pdn cup.pdn; do
    cmp "$file" "before/$file"
    [ ! -e "$file.bak" ]
  done
}

@test "--in-place leaves a file alone that has a game too large to be read" {
  { cat cup.pdn; printf '\n1. 32-28 '; yes '$1 $2 $3 $4 $5 $6 $7 $8' | head -n 400000; printf '*\n'; } >large.pdn
  cp large.pdn before
  run --separate-stderr "$PDN_CONVERT" --in-place --broken comment large.pdn
  [ "$status" -eq 1 ]
  [[ "$stderr" == *"game-too-large"* ]]
  [[ "$stderr" == *"large.pdn: left as it was: a game in it is too large"* ]]
  cmp large.pdn before
}

@test "a game with an error is reported, kept in a comment, raw, or dropped" {
  run --separate-stderr "$PDN_CONVERT" broken.pdn
  [ "$status" -eq 1 ]
  [[ "$stderr" == *"broken.pdn:3:"*"must-capture"* ]]
  [[ "$output" == *'{[%broken must-capture: '*'2. 38-32}'* ]]
  run --separate-stderr "$PDN_CONVERT" --broken raw broken.pdn
  [ "$output" = "$(cat broken.pdn)" ]
  run --separate-stderr "$PDN_CONVERT" --broken drop broken.pdn
  [ "$status" -eq 1 ]
  [ -z "$output" ]
}

@test "a raw game that ends in a comment which nothing closes leaves the next one whole" {
  printf '[Event "A"]\n[GameType "20"]\n\n1. 32-28 {never ends\n\n' > open.pdn
  printf '[Event "B"]\n[GameType "20"]\n\n1. 32-28 19-23 *\n\n' > whole.pdn
  cat open.pdn whole.pdn > both.pdn
  run -1 "$PDN_CONVERT" -q --broken raw -o raw.pdn both.pdn
  [[ "$(cat raw.pdn)" == *'{never ends'*'}'*'*'*'[Event "B"]'* ]]
  "$PDN_CONVERT" --games 2 raw.pdn > second.pdn
  cmp second.pdn whole.pdn
  run -0 "$PDN_CONVERT" -q --broken raw raw.pdn
}

@test "--in-place -r keeps to the folder: links in it are passed over" {
  mkdir inside outside
  cp cup.pdn inside/a.pdn
  cp cup.pdn outside/b.pdn
  cp cup.pdn outside/c.pdn
  ln -s ../outside inside/folder
  ln -s ../outside/c.pdn inside/c.pdn
  "$PDN_CONVERT" --in-place -r inside
  [ -e inside/a.pdn.bak ]
  [ "$(ls outside)" = $'b.pdn\nc.pdn' ]
  cmp outside/b.pdn cup.pdn
  [ -L inside/c.pdn ]
}

@test "a tag that can't be set is refused with the reason" {
  local words
  for words in "Event" "event=Cup" "GameType=25" "FEN=W:W31:B20" "Event=" $'Event=a\nb' $'Event=\xff'; do
    run --separate-stderr "$PDN_CONVERT" --set-tag "$words" cup.pdn
    [ "$status" -eq 2 ]
    [[ "$stderr" == *"--set-tag"* ]]
    [ -z "$output" ]
  done
  [ "$("$PDN_CONVERT" --games 1 --set-tag 'Event=Cup "x"' cup.pdn | head -n 1)" = '[Event "Cup \"x\""]' ]
}

@test "--help" {
  expect help 0 --help
}
