#!/bin/sh
# Leave out of an installation what the bot never reads: how other languages write and count, what
# debuggers ask for (two thirds of the compiled parts), a second zstandard, tests of libraries.
set -eu
find "$1" -path '*/babel/locale-data/*.dat' \
    ! -name root.dat ! -name 'en*.dat' ! -name 'de*.dat' ! -name 'ru*.dat' -delete
find "$1" -path '*/zstandard/_cffi.*' -delete
find "$1" -path '*/site-packages/*/tests' -prune -exec rm -r {} +
find "$1" -name '*.so*' -type f -exec strip --strip-debug {} +
