// Bytes set by memset stay what they are while no member is stored.
#include <stdio.h>
#include <string.h>
struct s { char c; int i; };
int main(void) {
    struct s s;
    memset(&s, 0, sizeof s);
    unsigned sum = 0;
    for (unsigned i = 0; i < sizeof s; i++) sum += ((unsigned char *)&s)[i];
    printf("%u %d\n", sum, s.i);
    union { unsigned char b[4]; unsigned u; } u = {.u = 0x01010101};
    printf("%d\n", u.b[0] + u.b[3]);
    return 0;
}
