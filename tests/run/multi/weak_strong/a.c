#include <stdio.h>

// The definitions in the other file are not weak, so they count.
__attribute__((weak)) int f(void) { return 1; }
__attribute__((weak)) int v = 7;
__attribute__((weak)) int w;
int only(void);
__attribute__((weak)) int only(void) { return 5; }
int main(void) {
    printf("%d %d %d %d\n", f(), v, w, only());
    return 0;
}
