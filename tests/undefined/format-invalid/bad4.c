#include <stdio.h>

int main(void) {
    printf("%1$d %d\n", 1, 2); // UB: format-invalid
    return 0;
}
