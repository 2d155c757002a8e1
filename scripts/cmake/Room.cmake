# A room is one static library with one include root, so that an include against the arrows does not compile.

# pdn_room(NAME name SOURCES ... [PUBLIC targets...] [PRIVATE targets...])
# The sources lie in src/, the public headers in include/.
function(pdn_room)
  cmake_parse_arguments(ROOM "" "NAME" "SOURCES;PUBLIC;PRIVATE" ${ARGN})
  add_library(${ROOM_NAME} STATIC ${ROOM_SOURCES})
  target_include_directories(${ROOM_NAME} PUBLIC include PRIVATE src)
  target_link_libraries(${ROOM_NAME} PUBLIC ${ROOM_PUBLIC} PRIVATE pdn_flags ${ROOM_PRIVATE})
endfunction()

# pdn_test(NAME name SOURCES ... LINK targets...)
# One Catch2 program; every test case in it is a test of its own for ctest.
function(pdn_test)
  cmake_parse_arguments(TEST "" "NAME" "SOURCES;LINK" ${ARGN})
  add_executable(${TEST_NAME} ${TEST_SOURCES})
  target_link_libraries(${TEST_NAME} PRIVATE pdn_flags ${TEST_LINK} test_support Catch2::Catch2WithMain)
  catch_discover_tests(${TEST_NAME})
endfunction()
