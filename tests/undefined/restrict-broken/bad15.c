// The library accesses what it is given, by way of what it is given.
#include <stdio.h>
#include <string.h>
static char text[16] = "text";
static size_t put(char *restrict p) {
    memset(p, 'x', 3);
    return strlen(text); // UB: restrict-broken
}
int main(void) {
    printf("%d\n", (int)put(text));
    return 0;
}
