#include <stdio.h>
int main(void) {
    printf("%p\n", (void *)0); // UB: library-value
    return 0;
}
