// The same buffer is filled for both arguments.
#include <stdio.h>
static char *fill(int c) {
    static char b[2];
    b[0] = (char)c;
    return b;
}
int main(void) {
    printf("%c%c\n", fill('a')[0], fill('b')[0]); // UB: evaluation-order
    return 0;
}
