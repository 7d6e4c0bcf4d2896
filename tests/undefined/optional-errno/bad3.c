#include <errno.h>
#include <math.h>
#include <stdio.h>
int main(void) {
    errno = 0;
    double big = exp(1000); // UB: optional-errno
    int error = errno;
    printf("%d %d\n", big > 1e300, error == ERANGE);
    return 0;
}
