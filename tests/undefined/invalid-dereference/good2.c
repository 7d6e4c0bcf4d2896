// A pointer copied byte by byte is the pointer.
#include <stdio.h>
#include <string.h>
int main(void) {
    char c = 5, *p = &c, *q;
    unsigned char bytes[sizeof p];
    memcpy(bytes, &p, sizeof p);
    for (unsigned i = 0; i < sizeof q; i++) ((unsigned char *)&q)[i] = bytes[i];
    *q = 7;
    printf("%d\n", c);
    return 0;
}
