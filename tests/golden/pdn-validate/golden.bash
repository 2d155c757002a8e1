# Helpers of the golden tests of pdn-validate. PDN_VALIDATE is the program under test.
program=${PDN_VALIDATE:?the path of pdn-validate}
load ../golden
