#include <stdio.h>
int main(void) {
    struct { unsigned n : 5; long l; } s = {30, 7};
    int width = 6, n;
    printf("%*d|%-*d|%.*f\n", width, 3, width, s.n, 2, 1.5);
    printf("%u %ld %lf %Lf%n\n", s.n, s.l, 2.5, 3.5L, &n);
    printf("%d extra\n", n, width);
    enum { A = 3 } e = A;
    printf("%d %u\n", e, e);
    return 0;
}
