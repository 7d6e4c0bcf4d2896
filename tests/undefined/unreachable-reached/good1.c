#include <stdio.h>
static int name(unsigned c) {
    switch (c % 2) {
    case 0: return 'a';
    case 1: return 'b';
    default: __builtin_unreachable();
    }
}
int main(void) {
    printf("%c%c%c\n", name(0), name(1), name(7));
    return 0;
}
