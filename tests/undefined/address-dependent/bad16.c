#include <stdio.h>
_Bool d;
int main(void) {
    _Bool *p = &d;
    unsigned char *bytes = (unsigned char *)&p;
    printf("%d\n", bytes[0] & 32); // UB: address-dependent
    return 0;
}
