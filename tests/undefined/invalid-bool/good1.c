#include <stdio.h>
#include <string.h>
int main(void) {
    _Bool b[2] = {0, 1};
    memset(b, 1, sizeof b);
    printf("%d %d\n", b[0], b[1]);
    union { unsigned char c; _Bool b; } u;
    u.c = 1;
    printf("%d\n", u.b);
    u.c = 200;
    u.b = u.c != 0;
    printf("%d %d\n", u.b, u.c);
    return 0;
}
