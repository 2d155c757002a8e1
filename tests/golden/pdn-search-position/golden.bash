# Helpers of the golden tests of pdn-search-position. PDN_SEARCH_POSITION is the program under test.
program=${PDN_SEARCH_POSITION:?the path of pdn-search-position}
load ../golden
