// Bit-fields get their values one by one, and travel with them.
#include <stdio.h>
#include <string.h>
struct bits { unsigned a : 3, b : 5, c : 7; int d : 9; unsigned e : 1; };
int main(void) {
    struct bits x, y, z;
    x.b = 21;
    printf("%d\n", x.b);
    x.a = 5;
    y = x;
    printf("%d %d\n", y.a, y.b);
    y.d = -200;
    memcpy(&z, &y, sizeof z);
    printf("%d %d %d\n", z.a, z.b, z.d);
    z.c = 99;
    z.e = 1;
    printf("%d %d %d %d %d\n", z.a, z.b, z.c, z.d, z.e);
    return 0;
}
