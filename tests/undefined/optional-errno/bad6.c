#define _GNU_SOURCE
#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
int main(void) {
    errno = 0;
    char *copy = strdup("text"); // UB: optional-errno
    int error = errno;
    printf("%d\n", error);
    free(copy);
    return 0;
}
