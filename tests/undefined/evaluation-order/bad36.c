// Arguments that write.
#include <stdio.h>

int main(void) {
    printf("%d %d\n", printf("a\n"), printf("bb\n")); // UB: evaluation-order
    return 0;
}
