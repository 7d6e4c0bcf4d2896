// A builtin for one type stores that type.
#include <stdio.h>
int main(void) {
    float x = 1;
    int over = __builtin_sadd_overflow(1, 2, (int *)&x); // UB: effective-type
    printf("%d %d\n", over, x > 0);
    return 0;
}
