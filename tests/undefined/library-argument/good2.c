#include <stdio.h>
#include <stdlib.h>
#include <string.h>
int main(void) {
    char a[4] = "abc", *end = a + 4;
    memset(end, 1, 0);
    memcpy(a, end, 0);
    printf("%d %d\n", memcmp(a, end, 0), strncmp("ab", "abc", 2));
    free(0);
    char *m = realloc(0, 4);
    strcpy(m, a);
    puts(m);
    free(m);
    printf("%d\n", memchr("xyz", 'y', 4) != 0);
    return 0;
}
