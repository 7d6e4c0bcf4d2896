// A constructor that calls exit: main is never called, destructors are.
#include <stdio.h>
#include <stdlib.h>

__attribute__((constructor(101))) static void first(void) { puts("first"); }
__attribute__((constructor(102))) static void second(void) { exit(7); }
__attribute__((constructor(103))) static void third(void) { puts("third"); }
__attribute__((destructor)) static void end(void) { puts("end"); }

int main(void)
{
    puts("main");
    return 0;
}
