#include <stdio.h>
#include <string.h>
static int sign(int (*compare)(const char *, const char *), const char *a, const char *b) {
    int order = compare(a, b);
    return (order > 0) - (order < 0);
}
int main(void) {
    printf("%d %d %d\n", sign(strcmp, "a", "c"), sign(strcmp, "c", "a"), (*strcmp)("b", "b"));
    return 0;
}
