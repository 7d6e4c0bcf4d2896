#!/bin/sh
# A mock-buggy compiler, not a real one: clang that forgets the sign when it widens an int.
# It rewrites the assembly that clang makes.
compiler=clang-16
. "$(dirname "$0")/wrap"
wrap 's/\bmovslq\t\(%[a-z0-9]*\), %r\([a-d]\)x/movl\t\1, %e\2x/; s/\bmovs\([bw]\)\([wlq]\)\b/movz\1\2/' "$@"
