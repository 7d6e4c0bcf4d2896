// Both print.
#include <stdio.h>
int main(void) {
    int x = printf("a") + printf("b"); // UB: evaluation-order
    printf("%d\n", x);
    return 0;
}
