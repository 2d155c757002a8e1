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
# One Catch2 program; every test case in it is a test of its own for ctest. A case tagged [long] or [corpus] gets that
# word as its ctest label; when such a case prints "skipped: …", ctest shows it as skipped.
function(pdn_test)
  cmake_parse_arguments(TEST "" "NAME" "SOURCES;LINK" ${ARGN})
  add_executable(${TEST_NAME} ${TEST_SOURCES})
  target_link_libraries(${TEST_NAME} PRIVATE pdn_flags ${TEST_LINK} test_support Catch2::Catch2WithMain)
  target_compile_definitions(${TEST_NAME} PRIVATE PDN_SOURCE_DIR="${PROJECT_SOURCE_DIR}")

  # Asked behind each link, not when CMake runs: an edited test needs no new configuration.
  set(list "${CMAKE_CURRENT_BINARY_DIR}/${TEST_NAME}_cases.cmake")
  add_custom_command(TARGET ${TEST_NAME} POST_BUILD BYPRODUCTS "${list}" VERBATIM
    COMMAND "${CMAKE_COMMAND}" -D "PROGRAM=$<TARGET_FILE:${TEST_NAME}>" -D "LIST=${list}"
      -P "${PROJECT_SOURCE_DIR}/scripts/cmake/discover_tests.cmake")
  set(included "${CMAKE_CURRENT_BINARY_DIR}/${TEST_NAME}_include.cmake")
  file(WRITE "${included}"
    "if(EXISTS \"${list}\")\n  include(\"${list}\")\nelse()\n  add_test(${TEST_NAME}_NOT_BUILT ${TEST_NAME}_NOT_BUILT)\nendif()\n")
  set_property(DIRECTORY APPEND PROPERTY TEST_INCLUDE_FILES "${included}")
endfunction()
