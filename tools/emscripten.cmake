# Toolchain file of the preset `wasm`: finds the Emscripten that is on PATH, or that of an activated SDK, and hands over
# to the toolchain file that comes with it. Not emcmake: on some versions it passes node a flag that node 20 refuses.

find_program(FEWEST_EMCC emcc HINTS $ENV{EMSDK}/upstream/emscripten NO_CMAKE_FIND_ROOT_PATH)
if(NOT FEWEST_EMCC)
    message(FATAL_ERROR "emcc is neither on PATH nor below EMSDK: install Emscripten 3.1.6 or later")
endif()

# Debian's emcc is a link into Emscripten's folder; others are scripts somewhere else, and em-config knows the folder.
file(REAL_PATH ${FEWEST_EMCC} emcc_file)
cmake_path(GET emcc_file PARENT_PATH emscripten_root)
set(platform_file cmake/Modules/Platform/Emscripten.cmake)
if(NOT EXISTS ${emscripten_root}/${platform_file})
    cmake_path(GET FEWEST_EMCC PARENT_PATH emcc_folder)
    execute_process(COMMAND ${emcc_folder}/em-config EMSCRIPTEN_ROOT
        OUTPUT_VARIABLE emscripten_root OUTPUT_STRIP_TRAILING_WHITESPACE)
endif()

# Some versions of that file call their tools by bare name.
cmake_path(GET FEWEST_EMCC PARENT_PATH emcc_folder)
set(ENV{PATH} "${emcc_folder}:$ENV{PATH}")
set(CMAKE_CROSSCOMPILING_EMULATOR node CACHE STRING "Runs what is built")
include(${emscripten_root}/${platform_file})
