#include <limits.h>
#include <stdio.h>
int main(void) {
    int i = INT_MIN;
    printf("%d %d %d\n", i / 1, i / 2, (i + 1) / -1);
    printf("%d %d\n", i % 1, i % -2);
    long l = LONG_MIN;
    printf("%ld\n", l / INT_MIN);
    return 0;
}
