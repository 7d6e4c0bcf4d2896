#include <stdio.h>
inline int f(int x) { return x + 1; }
int g(int (*)(int));
int main(void) {
    printf("%d %d\n", f(1), g(f));
    return 0;
}
