#include <stdio.h>

static int collatz(unsigned n) {
    int steps = 0;
    while (n != 1) {
        n = n % 2 ? 3 * n + 1 : n / 2;
        steps++;
    }
    return steps;
}

static int gcd(int a, int b) {
    do {
        int t = a % b;
        a = b;
        b = t;
    } while (b);
    return a;
}

int main(void) {
    printf("%d %d\n", collatz(27), gcd(1071, 462));
    int i = 10;
    while (i-- > 5) {
        if (i == 8) continue;
        printf("%d ", i);
    }
    printf("%d\n", i);
    for (;;) {
        if (++i > 8) break;
    }
    printf("%d\n", i);
    do printf("once\n");
    while (0);
    for (int a = 0, b = 10; a < b; a++, b -= 2) printf("%d-%d ", a, b);
    printf("\n");
    for (i = 0; i < 3; i++)
        for (int i = 0; i < 2; i++) printf("%d", i);
    printf(" %d\n", i);
    int n = 0;
    do {
        if (n == 2) continue;
        printf("%d ", n);
    } while (n++ < 4);
    printf("\n");
    for (unsigned char c = 250; c; c++) printf("%d ", c);
    printf("\n");
    for (struct { int x; double y; } s = {0, 1}; s.x < 4; s.x++, s.y *= 1.5) printf("%g ", s.y);
    printf("\n");
    for (const char *s = "chars"; *s; putchar(*s++)) {}
    putchar('\n');
    int outer = 0;
    while (1) {
        while (1) {
            if (++outer % 3 == 0) break;
        }
        if (outer > 10) break;
    }
    printf("%d\n", outer);
    if (0) ;
    else if (outer) puts("else");
    if (1)
        if (0) puts("wrong");
        else puts("dangling else");
    return 0;
}
