// Functions that touch nothing in common; allocations.
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
static int m, n;
static int f(void) { return ++m; }
static int g(void) { return ++n; }
static char *copy(const char *s) {
    char *p = malloc(strlen(s) + 1);
    return p ? strcpy(p, s) : p;
}
static int same(char *a, char *b) { int r = strcmp(a, b); free(a); free(b); return r == 0; }
int main(void) {
    int x = f() * 10 + g();
    printf("%d %d\n", x, same(copy("abc"), copy("abc")));
    return 0;
}
