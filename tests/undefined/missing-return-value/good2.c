#include <stdio.h>
#include <stdlib.h>
static int leave(int x) {
    if (x > 0) return x;
    printf("leaving\n");
    exit(3);
}
int main(void) {
    int r = leave(5);
    printf("%d\n", r);
    for (int i = 0; i < 2; i++) leave(-i + 1);
}
