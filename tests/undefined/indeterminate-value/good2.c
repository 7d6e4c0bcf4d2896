#include <stdio.h>
#include <stdlib.h>
int main(void) {
    goto skip;
    {
        int x = 5;
    skip:
        x = 6;
        printf("%d\n", x);
    }
    switch (3) {
        int y;
    case 3:
        y = 4;
        printf("%d\n", y);
    }
    int unused;
    printf("%zu\n", sizeof unused);
    char *p = calloc(4, 1);
    p = realloc(p, 8);
    p[4] = 1;
    printf("%d\n", p[3] + p[4]);
    free(p);
    struct { unsigned a : 4, b : 4; } s;
    s.a = 3;
    s.b = s.a + 1;
    printf("%d\n", s.b);
    return 0;
}
