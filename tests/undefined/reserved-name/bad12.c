#include <stdio.h>

// Clang copies the string itself.
unsigned long strlcpy(char *to, const char *from, unsigned long n) { // UB: reserved-name
    to[0] = from[1];
    to[1] = 0;
    return n;
}
int main(void) {
    char b[8];
    printf("%lu %s\n", strlcpy(b, "ab", 8), b);
    return 0;
}
