#!/bin/sh
# A mock-buggy compiler, not a real one: gcc that compares signed numbers as if they were unsigned.
# It rewrites the assembly that gcc makes.
. "$(dirname "$0")/wrap"
wrap 's/\b\(j\|set\|cmov\)l\b/\1b/; s/\b\(j\|set\|cmov\)le\b/\1be/; s/\b\(j\|set\|cmov\)g\b/\1a/; s/\b\(j\|set\|cmov\)ge\b/\1ae/' "$@"
