#!/bin/sh
# A mock-buggy compiler, not a real one: gcc whose right shifts of negative numbers bring in zeros.
# It rewrites the assembly that gcc makes.
. "$(dirname "$0")/wrap"
wrap 's/\bsar\([bwlq]\)\b/shr\1/' "$@"
