// clang takes a constant array for a literal with the same characters.
#include <stdio.h>
int main(void) {
    static const char named[] = "abc";
    const char *literal = "abc";
    printf("%d\n", named == literal); // UB: pointer-identity
    return 0;
}
