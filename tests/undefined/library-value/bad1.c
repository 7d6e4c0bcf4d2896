#include <stdio.h>
#include <string.h>
int main(void) {
    printf("%d\n", (int)strlen(strerror(2))); // UB: library-value
    return 0;
}
