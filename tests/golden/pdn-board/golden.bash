# Helpers of the golden tests of pdn-board. PDN_BOARD is the program under test; PDN_CONVERT writes positions for it.
program=${PDN_BOARD:?the path of pdn-board}
convert=${PDN_CONVERT:?the path of pdn-convert}
load ../golden
