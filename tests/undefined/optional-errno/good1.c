#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
int main(void) {
    errno = 0;
    long most = strtol("99999999999999999999", NULL, 10);
    int error = errno;
    errno = 0;
    double huge = strtod("1e999", NULL);
    printf("%d %d %d\n", most > 0, error == ERANGE, huge > 1 && errno == ERANGE);
    return 0;
}
