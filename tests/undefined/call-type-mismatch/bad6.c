// A function of the library's has a type, too.
#include <ctype.h>
#include <stdio.h>

int main(void) {
    float (*is)(int) = (float (*)(int))isalpha;
    printf("%d\n", is('a') != 0); // UB: call-type-mismatch
    return 0;
}
