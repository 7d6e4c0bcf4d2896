// After the call the promise is over; and what it does not touch is free.
#include <stdio.h>
static int x[2];
static int *set(int *restrict p, int v) {
    *p = v;
    x[1] += v;
    return p;
}
static void swap(int *restrict a, int *restrict b) {
    int t = *a;
    *a = *b;
    *b = t;
}
int main(void) {
    int *p = set(x, 5);
    *p += 1;
    x[0] += 1;
    swap(&x[0], &x[1]);
    printf("%d %d %d\n", *p, x[0], x[1]);
    return 0;
}
