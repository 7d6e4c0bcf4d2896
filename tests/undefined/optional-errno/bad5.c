#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
int main(void) {
    errno = 0;
    int order = strcoll("a", "b"); // UB: optional-errno
    int error = errno;
    printf("%d %d\n", order < 0, error);
    return 0;
}
