// A structure is copied as a whole from one of another type.
#include <stdio.h>
struct A { int x, y; };
struct B { int x, y; };
static struct A a[2] = {{1, 2}, {3, 4}};
int main(void) {
    void *p = &a[1];
    struct B b;
    b = *(struct B *)p; // UB: record-pun
    printf("%d\n", b.x);
    return 0;
}
