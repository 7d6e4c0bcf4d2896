#include <stdio.h>
#include <string.h>
struct s { char c; int i; };
int main(void) {
    struct s s, t;
    memset(&s, 0, sizeof s);
    memset(&t, 0, sizeof t);
    s.c = t.c = 1;
    s.i = t.i = 2;
    printf("%d\n", memcmp(&s, &t, sizeof s) == 0); // UB: padding-value
    return 0;
}
