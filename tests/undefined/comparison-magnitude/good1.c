// The sign is what counts, however it is asked for.
#include <stdio.h>
#include <string.h>
static int order(const char *a, const char *b) { return strcmp(a, b); }
int main(void) {
    int c = strcmp("b", "d"), d = memcmp("b", "b", 1);
    printf("%d %d %d\n", c < 0, (c > 0) - (c < 0), d);
    printf("%d %d\n", order("x", "a") > 0, strncmp("abc", "abd", 2));
    if (strcmp("a", "b")) printf("differ\n");
    if (!strcmp("a", "a")) printf("the same\n");
    return 0;
}
