#include <stdio.h>
#include <stdlib.h>
int main(void) {
    int *p = malloc(32);
    double *d = (double *)(p + 2);
    *d = 1.5;
    printf("%g\n", *d);
    free(p);
    struct __attribute__((packed)) { char c; int i; } s = {1, 2};
    char *bytes = (char *)&s.i;
    printf("%d\n", *bytes);
    return 0;
}
