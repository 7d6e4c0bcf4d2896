// A pointer to a row is taken to bytes, which change one after the other, and comes back.
#include <stdio.h>
#include <string.h>
static int a[2][3] = {{1, 2, 3}, {4, 5, 6}};
int main(void) {
    int *p = a[1];
    unsigned char bytes[sizeof p];
    memcpy(bytes, &p, sizeof p);
    for (int k = 0; k < 2; k++)
        for (size_t i = 0; i < sizeof p; i++) bytes[i] = (unsigned char)~bytes[i];
    memcpy(&p, bytes, sizeof p);
    printf("%d\n", p[2]);
    return 0;
}
