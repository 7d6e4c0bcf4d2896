// A character is copied before or after the left side changes it.
#include <stdio.h>
static char b[2] = "a";
static char c;
static char *change(void) { b[0] = 'x'; return &c; }
int main(void) {
    *change() = *b; // UB: evaluation-order
    putchar(c);
    return 0;
}
