#include <stdio.h>
double d;
int main(void) {
    double *p = &d;
    unsigned char *bytes = (unsigned char *)&p;
    printf("%d\n", bytes[0] & 8); // UB: address-dependent
    return 0;
}
