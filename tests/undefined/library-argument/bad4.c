#include <stdio.h>
int main(void) {
    char s[3] = "abc";
    printf("%.4s\n", s); // UB: library-argument|out-of-bounds
    return 0;
}
