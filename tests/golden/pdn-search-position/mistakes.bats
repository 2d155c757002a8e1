#!/usr/bin/env bats
# Command lines that ask for nothing that can be done: where, what, and what to write.

setup() { load golden; }

@test "a FEN with a mistake" { expect bad-fen 2 --fen 'B:W28,31,,33' cup.pdn; }
@test "a pattern with a mistake" { expect bad-pattern 2 --pattern 'W:W28;B3' cup.pdn; }
@test "a square that no board has" { expect no-board 2 --pattern '?:W28:B99' cup.pdn; }
@test "a condition with a mistake" { expect bad-where 2 --pattern '?:W28' --where 'White == x' cup.pdn; }
@test "nothing to look for" { expect nothing-sought 2 cup.pdn; }
@test "a tree of games" { expect tree-pdn 2 --tree -f pdn --pattern '?:W28' cup.pdn; }
@test "marks in a list" { expect mark-text 2 --mark --pattern '?:W28' cup.pdn; }
@test "a list that is not there" { expect no-list 2 --fens nowhere.txt cup.pdn; }
@test "a file that is not there" { expect no-file 2 --pattern '?:W28' nowhere.pdn; }
@test "help" { expect help 0 --help; }
