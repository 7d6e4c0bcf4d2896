#include <stdio.h>

// A declaration in a block means what is visible with linkage (6.2.2p4).
static int x = 5;
static int f(void) { return 3; }
extern _Thread_local int t;
_Thread_local int t = 8;
int main(void) {
    extern int x;
    {
        extern int x;
        int f(void);
        static _Thread_local int own = 2;
        x += f() + own;
    }
    int (*restrict p)[2] = 0;
    typedef int *pointer;
    pointer restrict q = &x;
    printf("%d %d %d\n", *q, t, p == 0);
    return 0;
}
