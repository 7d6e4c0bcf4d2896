#include <stdio.h>
int main(void) {
    union { int i; short s[2]; } u = {.i = 0x10002};
    u.i = u.s[0]; // UB: overlapping-assignment
    printf("%d\n", u.i);
    return 0;
}
