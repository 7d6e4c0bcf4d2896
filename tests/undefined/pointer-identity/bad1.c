// Equal string literals may be one object.
#include <stdio.h>
int main(void) {
    const char *a = "same", *b = "same";
    printf("%d\n", a == b); // UB: pointer-identity
    return 0;
}
