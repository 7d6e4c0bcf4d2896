// Names by their length: some are equally long.
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
static int by_length(const void *a, const void *b) {
    size_t x = strlen(*(const char *const *)a), y = strlen(*(const char *const *)b);
    return (x > y) - (x < y);
}
int main(void) {
    const char *names[] = {"three", "one", "two"};
    qsort(names, 3, sizeof *names, by_length); // UB: sort-order
    for (int i = 0; i < 3; i++) printf("%s\n", names[i]);
    return 0;
}
