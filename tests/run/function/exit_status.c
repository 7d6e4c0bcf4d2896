#include <stdio.h>
#include <stdlib.h>

static void first(void) { puts("first registered, last called"); }
static void second(void) { puts("second registered, first called"); }
_Noreturn static void leave(int code) {
    printf("leaving with %d\n", code);
    exit(code);
}

int main(void) {
    atexit(first);
    atexit(second);
    for (int i = 0;; i++)
        if (i == 3) leave(40 + i);
}
