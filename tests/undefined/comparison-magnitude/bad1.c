#include <stdio.h>
#include <string.h>
int main(void) {
    printf("%d\n", strcmp("apple", "cherry")); // UB: comparison-magnitude
    return 0;
}
