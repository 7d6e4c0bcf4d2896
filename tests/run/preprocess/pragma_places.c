#include <stdio.h>
#pragma STDC FP_CONTRACT OFF
#pragma GCC diagnostic push
#define QUIET(x) _Pragma("GCC diagnostic ignored \"-Wall\"") x
struct s {
    int a;
#pragma GCC diagnostic ignored "-Wextra"
    int b;
};
static int f(int a, int b) {
#pragma STDC FP_CONTRACT OFF
    return a - b;
}
int main(void) {
    struct s s = {1, 2};
    int n = 0;
#pragma GCC unroll 2
    for (int i = 0; i < 4; i++) {
        _Pragma("STDC FENV_ACCESS OFF")
        n += i;
    }
    QUIET(n++;)
    if (n)
        QUIET(n++);
    switch (n) {
    case 8:
#pragma GCC diagnostic ignored "-Wall"
        n++;
    }
#pragma clang diagnostic push
    printf("%d %d\n", f(7,
#pragma push_macro("EOF")
                        s.a + s.b),
#pragma clang diagnostic pop
           n);
#pragma GCC diagnostic pop
    for (struct { int a; } t = {2}; t.a > 0; t.a--)
        printf("%d\n", t.a);
    return 0;
}
