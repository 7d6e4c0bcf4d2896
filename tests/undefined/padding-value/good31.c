// No padding, so that all bytes are those of members.
#include <stdio.h>
#include <string.h>
struct s { short c, d; int i; };
int main(void) {
    struct s s, t;
    memset(&s, 0, sizeof s);
    memset(&t, 0, sizeof t);
    s.c = t.c = 1;
    s.i = t.i = 2;
    t = s;
    printf("%d\n", memcmp(&s, &t, sizeof s) == 0);
    return 0;
}
