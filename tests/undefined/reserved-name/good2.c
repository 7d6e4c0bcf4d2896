#include <stdio.h>

// Names of POSIX, names that another type keeps from being GNU C's, and declarations.
int write(int a, int b) { return a - b; }
int index(int a, int b) { return a * b; }
int y1 = 4, link = 5;
int strlength(const char *s) { return s[0]; }
extern int abs(int);
int main(void) {
    printf("%d %d %d %d %d\n", write(9, 2), index(3, 4), y1 + link, strlength("a"), abs(-2));
    return 0;
}
