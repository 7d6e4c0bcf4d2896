// The length in sizeof counts.
#include <stdio.h>
static int n;
static int inc(void) { return ++n; }
int main(void) {
    int r = n * 100 + (int)sizeof(char[inc() + 1]); // UB: evaluation-order
    printf("%d\n", r);
    return 0;
}
