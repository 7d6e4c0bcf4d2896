// The name of a function and a literal.
#include <stdio.h>
int main(void) {
    const char *literal = "main";
    printf("%d\n", __func__ == literal); // UB: pointer-identity
    return 0;
}
