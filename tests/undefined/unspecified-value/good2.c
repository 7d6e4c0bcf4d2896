// A value that arrives by another way: a pointer, a part, the library, a string copied with its value used.
#include <stdio.h>
#include <string.h>
struct bits { unsigned a : 4, b : 4; };
static void set(int *p) { *p = 5; }
int main(void) {
    int x, a[3], n;
    char from[] = "abc", to[4], *s = from, *d = to;
    struct bits b;
    set(&x);
    memset(a, 0, sizeof a);
    sscanf("42", "%d", &n);
    while ((*d++ = *s++))
        ;
    b.a = 3;
    printf("%d %d %d %s %d\n", x, a[1], n, to, b.a);
    return 0;
}
