// What is promised of the vector of arguments, and of a variable behind an object of no bytes.
#include <stdint.h>
#include <stdio.h>
static int nothing[0], something, more;
int main(int argc, char **argv) {
    printf("%d\n", argc + (int)((uintptr_t)argv % _Alignof(char *)));
    uintptr_t a = (uintptr_t)&something, b = (uintptr_t)&more, c = (uintptr_t)nothing;
    printf("%d %d\n", a == b, (int)(c % _Alignof(int)));
    *(int *)a = 3;
    printf("%d\n", something);
    return 0;
}
