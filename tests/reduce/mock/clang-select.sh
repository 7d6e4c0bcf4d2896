#!/bin/sh
# A mock-buggy compiler, not a real one: clang whose back end gives up on a signed division next to an
# exclusive or, as far as grep can tell.
. "$(dirname "$0")/wrap"
words=$*
case " $* " in
*" --version "*) exec clang-16 --version ;;
esac
if holds ' / ' ' ^ ' '\bif\b'; then
    echo "fatal error: error in backend: Cannot select: t12: i32 = sdivrem t9, t4" >&2
    exit 70
fi
exec clang-16 -w "$@"
