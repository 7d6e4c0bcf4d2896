// They may be copied, and read if nothing comes of it.
#include <stdio.h>
#include <string.h>
int main(void) {
    long double x = 1.5L, y;
    unsigned char *bytes = (unsigned char *)&x, odd = 0;
    memcpy(&y, &x, sizeof y);
    for (unsigned i = 0; i < sizeof x; i++) odd |= bytes[i] & 1;
    printf("%Lg %d\n", y, odd >= 0);
    return 0;
}
