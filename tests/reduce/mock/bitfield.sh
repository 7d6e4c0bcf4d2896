#!/bin/sh
# A mock-buggy compiler, not a real one: gcc that breaks where there is a bit-field of width 5 and a
# loop, as far as grep can tell.
. "$(dirname "$0")/wrap"
words=$*
case " $* " in
*" --version "*) exec gcc --version ;;
esac
if holds ' : 5;' '\bfor\b\|\bwhile\b\|\bdo\b'; then
    echo "$unit: internal compiler error: in store_bit_field, at expmed.c:1099" >&2
    exit 4
fi
exec gcc -w "$@"
