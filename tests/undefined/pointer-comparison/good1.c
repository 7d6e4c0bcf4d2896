#include <stdio.h>
struct s { int a; char b[4]; int c; };
int main(void) {
    struct s s, v[2];
    union { int i; char c; } u;
    printf("%d %d\n", (char *)&s.a < (char *)&s.c, s.b < (char *)&s.c);
    printf("%d %d\n", &v[0] < &v[1], (char *)v >= (char *)&v[2]);
    printf("%d\n", (void *)&u.i <= (void *)&u.c);
    return 0;
}
