// Parameters are copies; arguments are converted as if by assignment.
#include <stdio.h>

static void change(int x, int a[2], const char *s) { x = 9; a[0] = 9; s = "changed"; (void)x; (void)s; }
static int uc(unsigned char c) { return c; }
static int sc(signed char c) { return c; }
static double dbl(double d) { return d; }
static int integer(int i) { return i; }
static int boolean(_Bool b) { return b; }
static unsigned long ul(unsigned long x) { return x; }
static char ret_char(int x) { return x; }
static float ret_float(double x) { return x; }
static _Bool ret_bool(double x) { return x; }
static void nothing(void) { return; }
static int nine(int a, int b, int c, int d, int e, int f, int g, int h, int i) {
    return a + 2 * b + 3 * c + 4 * d + 5 * e + 6 * f + 7 * g + 8 * h + 9 * i;
}
static double floats(float a, double b, float c, double d, float e, double f, float g, double h, float i,
                     double j) {
    return a - b + c - d + e - f + g - h + i - j;
}

int main(void) {
    int x = 1, a[2] = {1, 1};
    const char *s = "kept";
    change(x, a, s);
    printf("%d %d %s\n", x, a[0], s);
    printf("%d %d %d\n", uc(-1), sc(255), uc(256.9f * 0 + 65.9f));
    printf("%g %d %d %d\n", dbl(3), integer(-2.9), boolean(0.5), boolean(256));
    printf("%lu\n", ul(-1));
    printf("%d %.9g %d\n", ret_char(321), ret_float(0.1), ret_bool(0.1));
    nothing();
    printf("%d\n", nine(1, 2, 3, 4, 5, 6, 7, 8, 9));
    printf("%g\n", floats(1, 2, 3.5f, 4, 5, 6.25, 7, 8, 9, 10));
    return 0;
}
