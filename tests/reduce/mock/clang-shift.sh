#!/bin/sh
# A mock-buggy compiler, not a real one: clang whose right shifts of negative numbers bring in zeros.
# It rewrites the assembly that clang makes.
compiler=clang-16
. "$(dirname "$0")/wrap"
wrap 's/\bsar\([bwlq]\)\b/shr\1/' "$@"
