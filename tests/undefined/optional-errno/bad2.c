#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
int main(void) {
    errno = 0;
    void *p = malloc(10); // UB: optional-errno
    int error = errno;
    printf("%d\n", error);
    free(p);
    return 0;
}
