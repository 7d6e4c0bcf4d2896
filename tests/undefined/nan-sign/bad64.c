#include <math.h>
#include <stdio.h>
int main(void) {
    volatile long double v = __builtin_nan(""), minus = -__builtin_nan("");
    long double all[] = {v, minus}, sum = 0;
    for (int i = 0; i < 2; i++)
        sum += all[i];
    printf("%Lf\n", -sum); // UB: nan-sign
    return 0;
}
