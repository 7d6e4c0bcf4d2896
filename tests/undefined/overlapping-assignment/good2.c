#include <stdio.h>
#include <string.h>
struct four { int i[4]; };
int main(void) {
    union { struct four low; struct { int pad; struct four high; } up; } u = {.up = {1, {{2, 3, 4, 5}}}};
    struct four copy = u.up.high;
    u.low = copy;
    printf("%d %d\n", u.low.i[0], u.low.i[3]);
    memmove(&u.up.high, &u.low, sizeof u.low);
    printf("%d %d\n", u.up.high.i[0], u.up.high.i[3]);
    return 0;
}
