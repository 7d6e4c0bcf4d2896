// Different objects, however near.
#include <stdio.h>
struct s { unsigned a : 3, b : 5; int m[2]; } s;
union u { int i; char c[4]; } u;
int main(void) {
    int a[4] = {1, 2, 3, 4}, *p = a, *q = a + 1, i = 0, j = 2;
    unsigned x = (s.a = 5) + (s.b = 9) + (s.m[0] = 1) + (s.m[1] = 2);
    *p++ = *q++;
    int y = (a[i++] = 7) + a[j++]++;
    p[0] = q[1] = i++ + j++;
    s.a = s.b = 3;
    u.c[0] = u.c[1] = 2;
    printf("%u %d %d %d %d %d %d %d\n", x, y, a[0], a[1], a[2], a[3], i, j);
    printf("%d %d %d %d\n", s.a, s.b, u.c[0], u.c[1]);
    return 0;
}
