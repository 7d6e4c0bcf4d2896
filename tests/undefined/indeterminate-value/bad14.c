// The value that it had when its block was left is gone.
#include <stdio.h>
int main(void) {
    for (int i = 0; i < 3; i++) {
        double x = i > 0 ? x : 0.5; // UB: indeterminate-value
        printf("%d\n", x > 0);
    }
    return 0;
}
