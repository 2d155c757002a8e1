# What the golden tests of all tools share. Each tool's golden.bash says which `program` is under test.
bats_require_minimum_version 1.5.0

here=$BATS_TEST_DIRNAME
unset NO_COLOR

# expect NAME STATUS ARGUMENT...: runs the program among the input files and compares standard output with
# expected/NAME.out, standard error with expected/NAME.err (no file: nothing may be written), and the exit status.
# FILTER is a command that standard output goes through before.
expect() {
  local name=$1 status=$2 actual=0
  shift 2
  (cd "$here/input" && "$program" "$@") >"$BATS_TEST_TMPDIR/out" 2>"$BATS_TEST_TMPDIR/err" || actual=$?
  ${FILTER:-cat} <"$BATS_TEST_TMPDIR/out" >"$BATS_TEST_TMPDIR/filtered"
  mv "$BATS_TEST_TMPDIR/filtered" "$BATS_TEST_TMPDIR/out"
  if [ -n "${GOLDEN_UPDATE-}" ]; then
    for stream in out err; do
      rm -f "$here/expected/$name.$stream"
      [ ! -s "$BATS_TEST_TMPDIR/$stream" ] || cp "$BATS_TEST_TMPDIR/$stream" "$here/expected/$name.$stream"
    done
  fi
  for stream in out err; do
    if [ -e "$here/expected/$name.$stream" ]; then
      diff -u "$here/expected/$name.$stream" "$BATS_TEST_TMPDIR/$stream"
    else
      diff -u /dev/null "$BATS_TEST_TMPDIR/$stream"
    fi
  done
  [ "$actual" -eq "$status" ] || { echo "exit status $actual instead of $status"; return 1; }
}

# lines FILE: how many lines a file has.
lines() { wc -l <"$1" | tr -d ' '; }

# repeat TEXT TIMES: the text, printf escapes read, that many times.
repeat() { local count; for ((count = 0; count < $2; ++count)); do printf '%b' "$1"; done; }
