// Functions without effects: they read, remember, call each other, and use memory of their own.
#include <stdio.h>
#include <string.h>
static int known[64], factor = 2;
static const int table[4] = {1, 10, 100, 1000};
__attribute__((pure)) static int fibonacci(int n) {
    if (n < 2) return n;
    if (!known[n]) known[n] = fibonacci(n - 1) + fibonacci(n - 2);
    return known[n];
}
__attribute__((const)) static int power(int n) { return table[n & 3]; }
__attribute__((pure)) static int scaled(int x) { return x * factor; }
__attribute__((const)) static unsigned digits(unsigned n) {
    char text[16];
    snprintf(text, sizeof text, "%u", n);
    return (unsigned)strlen(text);
}
__attribute__((pure)) static double sum(const double *x, int n) {
    return n ? x[0] + sum(x + 1, n - 1) : 0;
}
int main(void) {
    printf("%d %d %u\n", fibonacci(30), power(2), digits(12345));
    int a = scaled(5);
    factor = 3;
    printf("%d\n", a + scaled(5));
    double x[3] = {1, 2, 3};
    double s = sum(x, 3);
    x[0] = 5;
    printf("%g\n", s + sum(x, 3));
    return 0;
}
