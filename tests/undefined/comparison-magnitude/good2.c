#include <stdio.h>
#include <stdlib.h>
#include <string.h>
static int order(const void *a, const void *b) {
    return -strcmp(*(const char *const *)a, *(const char *const *)b);
}
int main(void) {
    const char *names[] = {"b", "d", "a", "c"};
    qsort(names, 4, sizeof names[0], order);
    for (int i = 0; i < 4; i++) printf("%s\n", names[i]);
    return 0;
}
