// One function returns 1 or -1, another the difference of two bytes.
#include <stdio.h>
#include <string.h>
static int order(const void *a, const void *b) {
    return memcmp(a, b, 4); // UB: comparison-magnitude
}
int main(void) {
    if (order("abcd", "abce") == -1) printf("just before\n");
    else printf("before\n");
    return 0;
}
