#include <stdio.h>
int main(void) {
    printf("%y\n", 1); // UB: format-invalid
    return 0;
}
