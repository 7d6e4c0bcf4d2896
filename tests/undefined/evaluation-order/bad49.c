// A parameter is a pointer to what the other call overwrites before it is read.
#include <stdio.h>
static char b[8];
static char *text(int i) { sprintf(b, "%d", i); return b; }
int main(void) {
    char *p = text(1);
    printf("%c %s\n", *p, text(2)); // UB: evaluation-order
    return 0;
}
