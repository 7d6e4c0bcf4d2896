#include <limits.h>
#include <stdlib.h>
int main(void) {
    long v[] = {-1, LONG_MIN, 2};
    long sum = 0;
    for (int i = 0; i < 3; i++)
        sum += labs(v[i]); // UB: abs-overflow
    return sum == 0;
}
