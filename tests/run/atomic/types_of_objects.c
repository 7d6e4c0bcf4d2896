#include <stdio.h>

#define NAME(x) _Generic((x), int: "int", default: "other")

struct S {
    _Atomic int m;
};

int main(void) {
    _Atomic int a = 1, *p = &a;
    struct S s = {2};
    printf("%s %s %s %s\n", NAME(a), NAME(*p), NAME(s.m), NAME((0, a)));
    printf("%s %s %s\n", NAME(a++), NAME(a + 2), NAME(1 ? a : a));
    return 0;
}
