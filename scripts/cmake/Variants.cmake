# What depends on a rule book is compiled once for each variant's page, in a translation unit of its own: many small
# ones instead of a huge one, and a change of one page compiles little.

# pdn_for_each_variant(target)
# Adds to the target a unit for each page of the rules room. It includes the page and the target's own
# src/for_one_variant.hpp, which defines DRAUGHTS_COMPILE_FOR(page).
function(pdn_for_each_variant TARGET)
  set(folder "${PROJECT_SOURCE_DIR}/libdraughts/rules/include/draughts/rules/variants")
  file(GLOB pages CONFIGURE_DEPENDS "${folder}/*.hpp")
  foreach(page IN LISTS pages)
    cmake_path(GET page STEM name)
    file(STRINGS "${page}" struct REGEX "^struct [A-Za-z]+ {$")
    string(REGEX REPLACE "^struct ([A-Za-z]+) {$" "\\1" struct "${struct}")
    set(unit "${CMAKE_CURRENT_BINARY_DIR}/variants/${name}.cpp")
    configure_file("${PROJECT_SOURCE_DIR}/scripts/cmake/variant.cpp.in" "${unit}" @ONLY)
    target_sources(${TARGET} PRIVATE "${unit}")
  endforeach()
endfunction()
