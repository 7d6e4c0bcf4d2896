#!/bin/sh
# Is the program in this directory interesting? Status 0: tcc makes something else of it than gcc does.
# Undefined behaviour need not be looked for: Cassay shows no program that has it.
gcc -w -o right wrong.c && tcc -w -o other wrong.c || exit 1
./right >right.txt; right=$?
./other >other.txt; other=$?
[ $right != $other ] || ! cmp -s right.txt other.txt
