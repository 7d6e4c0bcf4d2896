#include <stdio.h>

static int calls;
static const char *name(int i) { calls++; return i ? "named" : 0; }

int main(void) {
    printf("%s\n", name(0) ?: "default");
    printf("%s\n", name(1) ?: "default");
    printf("%d\n", calls);
    int i = 0;
    int x = i++ ?: 10;
    int y = i++ ?: 20;
    printf("%d %d %d\n", x, y, i);
    double d = 0.0 ?: 0.5;
    printf("%g\n", d);
    int *p = 0, z = 4;
    printf("%d\n", *(p ?: &z));
    printf("%d\n", 0 ?: 0 ?: 3);
    unsigned char c = 0;
    printf("%zu\n", sizeof(c ?: 1L));
    return 0;
}
