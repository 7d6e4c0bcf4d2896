#include <stdio.h>
#include <string.h>
int main(void) {
    int a[2] = {0x01020304, 0x05060708}, r;
    char *c = (char *)a;
    memcpy(&r, c + 1, sizeof r);
    printf("%x\n", (unsigned)r);
    short *s = (short *)(c + 2);
    printf("%d\n", (char *)s == c + 2);
    void *v = c + 1;
    printf("%d\n", (char *)v == c + 1);
    return 0;
}
