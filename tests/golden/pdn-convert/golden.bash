# Helpers of the golden tests of pdn-convert. PDN_CONVERT is the program under test.
program=${PDN_CONVERT:?the path of pdn-convert}
load ../golden
