// Items of a list may conflict without a call: they are indeterminately sequenced.
#include <stdio.h>

int main(void) {
    int i = 0;
    int a[2] = {i++, i * 2}; // UB: evaluation-order
    printf("%d %d\n", a[0], a[1]);
    return 0;
}
