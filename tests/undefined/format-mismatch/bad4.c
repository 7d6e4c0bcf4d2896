#include <stdio.h>
int main(void) {
    printf("%Lf\n", 1.5); // UB: format-mismatch
    return 0;
}
