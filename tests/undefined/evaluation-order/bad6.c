// Items of an initialiser list are indeterminately sequenced (6.7.9p23).
#include <stdio.h>

int main(void) {
    int i = 0;
    int a[2] = {i++, i++}; // UB: evaluation-order
    printf("%d %d\n", a[0], a[1]);
    return 0;
}
