#include <errno.h>
#include <math.h>
#include <stdio.h>
int main(void) {
    volatile double x = -1;
    errno = 0;
    x = sqrt(x); // UB: optional-errno
    int error = errno;
    printf("%d\n", error);
    return 0;
}
