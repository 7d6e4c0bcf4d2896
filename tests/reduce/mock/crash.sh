#!/bin/sh
# A mock-buggy compiler, not a real one: gcc that breaks where a loop's body has a remainder of
# unsigned numbers behind a shift, as far as two lines of grep can tell.
case " $* " in
*" --version "*) exec gcc --version ;;
esac
for word; do
    case $word in
    *.c)
        if grep -q '<<' "$word" && grep -q '%' "$word" && grep -q '\bfor\b\|\bwhile\b' "$word"; then
            echo "$word: internal compiler error: in expand_remainder, at expmed.c:4711" >&2
            exit 4
        fi
        ;;
    esac
done
exec gcc -w "$@"
