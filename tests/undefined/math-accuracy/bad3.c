#include <math.h>
#include <stdio.h>
int main(void) {
    union { double value; unsigned long long bits; } u = {log(3.0)}; // UB: math-accuracy
    printf("%d\n", (int)(u.bits & 1));
    return 0;
}
