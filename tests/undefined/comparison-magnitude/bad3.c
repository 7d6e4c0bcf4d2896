// The low byte of a comparison's result may be 0.
#include <stdio.h>
#include <string.h>
int main(void) {
    signed char is = (signed char)strcmp("b", "a"); // UB: comparison-magnitude
    printf("%d\n", is != 0);
    return 0;
}
