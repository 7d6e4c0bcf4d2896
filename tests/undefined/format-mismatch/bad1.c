#include <stdio.h>
int main(void) {
    int n = 3;
    printf("%d of ", n);
    printf("%f\n", n); // UB: format-mismatch
    return 0;
}
