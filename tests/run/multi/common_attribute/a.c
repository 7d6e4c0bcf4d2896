#include <stdio.h>
int v __attribute__((common));
int t[3] __attribute__((common));
int d __attribute__((common));
int f(void);
int main(void) {
    int r = f();
    printf("%d %d %d %d\n", r, v, t[1], d);
}
