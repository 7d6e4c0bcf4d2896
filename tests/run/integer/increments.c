#include <stdio.h>

int main(void) {
    int i = 5;
    printf("%d ", i++);
    printf("%d ", i);
    printf("%d ", ++i);
    printf("%d ", i--);
    printf("%d\n", --i);
    unsigned char c = 255;
    printf("%d ", c++);
    printf("%d ", c--);
    printf("%d\n", c);
    signed char s = 127;
    s++;
    printf("%d\n", s);
    _Bool b = 0;
    b++;
    printf("%d ", b);
    b++;
    printf("%d ", b);
    b--;
    printf("%d ", b);
    b--;
    printf("%d\n", b);
    double d = 0.5;
    printf("%g ", d++);
    printf("%g ", --d);
    d--;
    printf("%g\n", d);
    int a[4] = {1, 2, 3, 4}, *p = a;
    printf("%d ", *p++);
    printf("%d ", *++p);
    printf("%d ", ++*p);
    printf("%d ", (*p)--);
    printf("%d %d\n", *p, (int)(p - a));
    int x = 3, *q = &x;
    int y = -(*q)++;
    y = y - - -x;
    printf("%d\n", x);
    printf("%d\n", y);
    return 0;
}
