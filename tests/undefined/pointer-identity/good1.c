// Literals with other contents are other objects; so are const objects that have names.
#include <stdio.h>
static const int one = 1, other = 1;
int main(void) {
    const char *a = "abc", *b = "abd", *c = a;
    const int *p = &one, *q = &other;
    printf("%d %d %d %d\n", a == b, a + 1 == b + 1, a == c, p == q);
    printf("%d\n", (int[]){1} == (int[]){1});
    return 0;
}
