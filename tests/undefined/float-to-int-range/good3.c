// Values that fit bit-fields once their fractions are gone; _Bool takes any.
#include <stdio.h>
struct flags { unsigned low : 3; int middle : 4; unsigned one : 1; int minus : 1; _Bool any : 1; } flags = {6.9, -8.9};
int main(void) {
    volatile double seven = 7.9, minus = -1.2;
    printf("%d %d\n", flags.low, flags.middle);
    flags.low = seven;
    flags.one = 1.5;
    flags.minus = minus;
    flags.any = seven;
    printf("%d %d %d %d\n", flags.low, flags.one, flags.minus, flags.any);
    flags.one += -0.5;
    struct flags others = {3.5, .one = seven / 7};
    printf("%d %d %d\n", flags.one, others.low, others.one);
    return 0;
}
