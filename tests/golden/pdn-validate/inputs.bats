#!/usr/bin/env bats
# What can be fed to pdn-validate: files, folders, pipes, archives, and things that are no PDN.

setup() {
  load golden
  cd "$BATS_TEST_TMPDIR"
  good='[GameType "20"]\n\n1. 32-28 19-23 2. 28x19 14x23 *\n\n'
}

@test "standard input is read without a FILE, and where a FILE is -" {
  run --separate-stderr bash -c 'printf "[GameType \"20\"]\n\n1. 32-23 *\n" | "$PDN_VALIDATE"'
  [ "$status" -eq 1 ]
  [[ "${lines[0]}" == "(standard input):3:4: error: "* ]]
  run --separate-stderr bash -c 'printf "[GameType \"20\"]\n\n1. 32-23 *\n" | "$PDN_VALIDATE" -'
  [ "$status" -eq 1 ]
}

@test "compressed files are read whatever they are called" {
  printf '%b' "$good" >plain
  gzip -c plain >a; bzip2 -c plain >b; xz -c plain >c
  run --separate-stderr "$PDN_VALIDATE" a b c
  [ "$status" -eq 0 ]
  [ "$stderr" = "3 files, 3 games: 3 valid, 0 with errors, 0 warnings, 0 notes; 12 moves replayed" ]
  run --separate-stderr bash -c 'gzip -c plain | "$PDN_VALIDATE"'
  [ "$status" -eq 0 ]
}

@test "members of an archive are named archive!member" {
  printf '[GameType "20"]\n\n1. 32-23 *\n' >m.pdn
  tar cf all.tar m.pdn
  run --separate-stderr "$PDN_VALIDATE" all.tar
  [ "$status" -eq 1 ]
  [[ "${lines[0]}" == "all.tar!m.pdn:3:4: error: "* ]]
}

@test "a truncated gzip file gives its complete games, then an I/O message and status 2" {
  for ((n = 0; n < 3000; ++n)); do printf '[Round "%s"]\n[GameType "20"]\n\n1. 32-28 19-23 *\n\n' $RANDOM; done | gzip >a.gz
  head -c "$(($(wc -c <a.gz) - 2000))" a.gz >cut.pdn
  run --separate-stderr "$PDN_VALIDATE" -f json cut.pdn
  [ "$status" -eq 2 ]
  [[ "$stderr" == "pdn-validate: cut.pdn: "* ]]
  [[ "$output" =~ \"games\":[0-9]{3,} ]]
  [[ "$output" == *'"errors":0,'* ]]
}

@test "a missing file, a folder without -r and an unreadable path are I/O errors; other files are still read" {
  printf '%b' "$good" >a.pdn
  mkdir folder
  run --separate-stderr "$PDN_VALIDATE" missing.pdn folder a.pdn
  [ "$status" -eq 2 ]
  [[ "$stderr" == *"pdn-validate: missing.pdn: no such file or directory"* ]]
  [[ "$stderr" == *"pdn-validate: folder: "*"-r"* ]]
  [[ "$stderr" == *"1 file, 1 game: 1 valid"* ]]
}

@test "-r walks folders for PDN only" {
  mkdir -p f/g
  printf '%b' "$good" | tee f/b.pdn f/g/A.PDN >f/notes.txt
  run --separate-stderr "$PDN_VALIDATE" -r f
  [ "$status" -eq 0 ]
  [[ "$stderr" == "2 files, 2 games: "* ]]
}

@test "an empty input is no games, status 0" {
  run --separate-stderr "$PDN_VALIDATE" /dev/null
  [ "$status" -eq 0 ]
  [ -z "$output" ]
  [ "$stderr" = "1 file, no games" ]
}

@test "a megabyte of zero bytes is one not-pdn" {
  head -c 1048576 /dev/zero >zero.pdn
  run --separate-stderr "$PDN_VALIDATE" zero.pdn
  [ "$status" -eq 1 ]
  [ "${#lines[@]}" -eq 1 ]
  [[ "$output" == "zero.pdn:1:1: error: "*"zero bytes"*" [not-pdn]" ]]
  [[ "$stderr" == *"no games"* ]]
}

@test "a JPEG is one not-pdn that says so" {
  { printf '\xff\xd8\xff\xe0\x00\x10JFIF'; head -c 20000 /dev/urandom; } >photo.pdn
  run --separate-stderr "$PDN_VALIDATE" photo.pdn
  [ "$status" -eq 1 ]
  [ "${#lines[@]}" -eq 1 ]
  [[ "$output" == *"JPEG"*" [not-pdn]" ]]
}

@test "a chess file of 1,000 games is one not-pdn that says so" {
  repeat '[Event "Open"]\n[Result "1-0"]\n\n1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 1-0\n\n' 1000 >chess.pdn
  run --separate-stderr "$PDN_VALIDATE" chess.pdn
  [ "$status" -eq 1 ]
  [ "${#lines[@]}" -eq 1 ]
  [[ "$output" == *"chess"*" [not-pdn]" ]]
}

@test "a chess game between two draughts games is one error, and both others are replayed" {
  { printf '%b' "$good"; printf '[Event "Open"]\n\n1. e4 e5 2. Nf3 Nc6 1-0\n\n[Event "Cup"]\n%b' "$good"; } >a.pdn
  run --separate-stderr "$PDN_VALIDATE" -f json a.pdn
  [ "$status" -eq 1 ]
  [[ "$output" == *'"games":3,"valid_games":2,"plies":8,'*'"errors":1,'* ]]
}

@test "20,000 nested parentheses are too deep" {
  { printf '[GameType "20"]\n\n1. 32-28 '; repeat '(19-23 ' 20000; repeat ') ' 20000; printf '*\n'; } >a.pdn
  run --separate-stderr "$PDN_VALIDATE" a.pdn
  [ "$status" -eq 1 ]
  [ "$(grep -c 'error: .*\[too-deep\]$' <<<"$output")" -eq 1 ]
}

@test "encodings: the caret is under its character, and the file's text is shown in UTF-8" {
  printf '[White "J\xe1n"]\n[GameType "20"]\n\n{J\xe1n} 1. 32-23 *\n' >a.pdn
  run --separate-stderr "$PDN_VALIDATE" --encoding latin1 --ignore encoding,missing-tag a.pdn
  [ "$status" -eq 1 ]
  [ "${lines[0]%%: error*}" = "a.pdn:4:10" ]
  [ "${lines[1]}" = " {Ján} 1. 32-23 *" ]
  [ "${lines[2]}" = "          ^~~~~" ]
}
