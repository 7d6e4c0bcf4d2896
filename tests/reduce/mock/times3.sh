#!/bin/sh
# A mock-buggy compiler, not a real one: gcc that multiplies by 5 where it means 3, by a wrong scale
# in an address computation. It rewrites the assembly that gcc makes.
. "$(dirname "$0")/wrap"
wrap 's/\blea\([lq]\)\t(\(%[a-z0-9]*\),\2,2)/lea\1\t(\2,\2,4)/' "$@"
