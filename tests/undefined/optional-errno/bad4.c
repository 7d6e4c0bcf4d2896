#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
int main(void) {
    errno = 0;
    double tiny = strtod("1e-320", NULL); // UB: optional-errno
    int error = errno;
    printf("%d %d\n", tiny > 0, error == ERANGE);
    return 0;
}
