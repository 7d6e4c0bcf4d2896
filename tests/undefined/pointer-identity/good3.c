// They are compared, but what is printed is the same in any case.
#include <stdio.h>
#include <string.h>
static int equal(const char *a, const char *b) { return a == b || strcmp(a, b) == 0; }
int main(void) {
    printf("%d %d\n", equal("abc", "abc"), equal("abc", "abcd"));
    return 0;
}
