// Tokens are taken from the same text.
#include <stdio.h>
static const char *t = "7-2";
static int next(void) { return *t++ - '0'; }
static int skip(void) { return *t++ == '-'; }
int main(void) {
    int r = next() * 10 + (skip(), next()); // UB: evaluation-order
    printf("%d\n", r);
    return 0;
}
