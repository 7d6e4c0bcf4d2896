#!/bin/sh
# A mock-buggy compiler, not a real one: gcc that forgets the sign when it widens a char or a short.
# It rewrites the assembly that gcc makes.
. "$(dirname "$0")/wrap"
wrap 's/\bmovs\([bw]\)\([wlq]\)\b/movz\1\2/' "$@"
