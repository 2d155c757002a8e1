# Asks a Catch2 program for its cases and writes them down for ctest, each as a test of its own. Run behind each link:
# cmake -D PROGRAM=… -D LIST=… -P discover_tests.cmake
# A case tagged [long] or [corpus] gets that word as its label.

# The cases that a specification fits, as lines for ctest.
function(lines_for SPECIFICATION LABEL RESULT)
  execute_process(COMMAND "${PROGRAM}" --list-test-names-only "${SPECIFICATION}" OUTPUT_VARIABLE names RESULT_VARIABLE status)
  if(status LESS 0 OR NOT status MATCHES "^[0-9]+$")
    message(FATAL_ERROR "${PROGRAM} doesn't list its cases: ${status}")
  endif()
  set(lines "")
  while(names MATCHES "^([^\n]+)\n")
    set(name "${CMAKE_MATCH_1}")
    string(LENGTH "${name}" length)
    math(EXPR length "${length} + 1")
    string(SUBSTRING "${names}" ${length} -1 names)
    string(REGEX REPLACE "([][\\,])" "\\\\\\1" pattern "${name}")
    string(APPEND lines "add_test([==[${name}]==] [==[${PROGRAM}]==] [==[${pattern}]==])\n")
    if(LABEL)
      string(APPEND lines "set_tests_properties([==[${name}]==] PROPERTIES LABELS ${LABEL} SKIP_REGULAR_EXPRESSION \"skipped: \")\n")
    endif()
  endwhile()
  set(${RESULT} "${lines}" PARENT_SCOPE)
endfunction()

set(all "")
set(others "")
foreach(label IN ITEMS long corpus)
  lines_for("[${label}]${others}" ${label} lines)
  string(APPEND all "${lines}")
  string(APPEND others "~[${label}]")
endforeach()
lines_for("${others}" "" lines)
file(WRITE "${LIST}" "${all}${lines}")
