#include <stdio.h>
#include <string.h>
struct s { int a, b; };
static struct s zero;
int main(void) {
    struct s s, t;
    s.a = 1;
    t = s;
    printf("%d\n", t.a);
    int a[3];
    a[1] = 5;
    printf("%d\n", a[1]);
    int x;
    unsigned char copy[sizeof x];
    x = 3;
    memcpy(copy, &x, sizeof x);
    printf("%d %d\n", copy[0], zero.b);
    int part[4] = {1};
    printf("%d\n", part[3]);
    return 0;
}
