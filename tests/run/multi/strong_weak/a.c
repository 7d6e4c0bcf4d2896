#include <stdio.h>

int f(void) { return 1; }
int v = 3;
int g(void);
int main(void) {
    printf("%d %d\n", f(), g());
    return 0;
}
