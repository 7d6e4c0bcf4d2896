// GNU C has types that may access everything.
#include <stdio.h>
typedef int __attribute__((may_alias)) any_int;
struct __attribute__((__may_alias__)) any { int x; };
struct pair { int a, b; };
int main(void) {
    float f = 1;
    struct pair p = {3, 4};
    struct any *q = (struct any *)&p;
    q->x += 2;
    printf("%x %d\n", (unsigned)*(any_int *)&f, p.a);
    return 0;
}
