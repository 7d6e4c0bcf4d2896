// Bytes that are only copied along are not looked at.
#include <stdio.h>
#include <string.h>
struct s { char c; int i; };
int main(void) {
    struct s s, t, all[3];
    memset(&s, 0, sizeof s);
    s.c = 1;
    s.i = 2;
    unsigned char bytes[sizeof s];
    memcpy(bytes, &s, sizeof s);
    memcpy(&t, bytes, sizeof t);
    all[1] = t;
    printf("%d %d %d\n", all[1].c, all[1].i, bytes[0]);
    return 0;
}
