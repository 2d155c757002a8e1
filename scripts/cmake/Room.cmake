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

  pdn_sources_mention("TEST_CASE(\"-" found ${TEST_SOURCES})
  if(found)
    message(FATAL_ERROR "${TEST_NAME}: Catch2 takes a test's name that begins with a dash for an option")
  endif()
  set(seen "")
  foreach(label IN ITEMS long corpus)
    pdn_sources_mention("[${label}]" found ${TEST_SOURCES})
    if(found)
      catch_discover_tests(${TEST_NAME} TEST_SPEC "[${label}]${seen}"
        PROPERTIES LABELS ${label} SKIP_REGULAR_EXPRESSION "skipped: ")
      string(APPEND seen "~[${label}]")
    endif()
  endforeach()
  catch_discover_tests(${TEST_NAME} TEST_SPEC ${seen})
endfunction()

# pdn_sources_mention(text result sources...)
# Is the text in one of the sources? (Catch2's discovery warns about a tag that no case has.)
function(pdn_sources_mention TEXT RESULT)
  set(${RESULT} FALSE PARENT_SCOPE)
  foreach(source IN LISTS ARGN)
    file(READ "${source}" content)
    string(FIND "${content}" "${TEXT}" place)
    if(NOT place EQUAL -1)
      set(${RESULT} TRUE PARENT_SCOPE)
    endif()
    set_property(DIRECTORY APPEND PROPERTY CMAKE_CONFIGURE_DEPENDS "${source}")
  endforeach()
endfunction()
