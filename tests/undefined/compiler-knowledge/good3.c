// Nobody knows what is volatile, and a constant expression is one.
#include <stdio.h>
enum { FOUR = 4 };
int main(void) {
    volatile int v = 3;
    printf("%d %d %d\n", __builtin_constant_p(v), __builtin_constant_p(FOUR), __builtin_constant_p("text"));
    return 0;
}
