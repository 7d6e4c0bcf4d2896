#include <stdio.h>

// An atomic type is aligned to its size, if the machine has accesses of that size.
struct Two {
    char a, b;
};
struct Pair {
    int a[2];
};
struct Wide {
    long a[2];
};
struct Three {
    long a[3];
};
struct Holds {
    char c;
    _Atomic struct Pair pair;
    char d;
};
#define SHOW(t) printf("%zu %zu\n", sizeof(t), _Alignof(t))
int main(void) {
    SHOW(_Atomic struct Two);
    SHOW(_Atomic struct Pair);
    SHOW(_Atomic(struct Wide));
    SHOW(_Atomic struct Three);
    SHOW(struct Holds);
    SHOW(_Atomic char);
    SHOW(_Atomic(long double));
    SHOW(_Atomic int[4]);
    static _Atomic struct Pair p;
    struct Pair x = {{1, 2}};
    p = x;
    x = p;
    printf("%d %d\n", x.a[0], x.a[1]);
    return 0;
}
