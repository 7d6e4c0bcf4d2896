// Bytes of a pointer are turned around one by one, and back.
#include <stdio.h>
int value = 6;
int main(void) {
    int *p = &value;
    unsigned char *bytes = (unsigned char *)&p;
    for (int round = 0; round < 2; round++)
        for (unsigned i = 0; i < sizeof p; i++) bytes[i] ^= 0xa5;
    printf("%d\n", *p);
    return 0;
}
