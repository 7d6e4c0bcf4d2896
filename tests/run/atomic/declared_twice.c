#include <stdio.h>
_Atomic int x = 4;
extern _Atomic int x;
_Atomic int f(_Atomic int);
_Atomic int f(_Atomic int a) { x = a + 1; return a; }
_Atomic int *g(void);
_Atomic int *g(void) { return &x; }
int main(void) {
    _Atomic int (*p)(_Atomic int) = f;
    f(1);
    int y = x;
    p(y);
    y = *g();
    printf("%d %zu\n", y, sizeof f(2));
    return 0;
}
