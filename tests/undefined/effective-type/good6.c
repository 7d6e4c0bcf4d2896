// The result of a builtin gives allocated bytes its type.
#include <stdio.h>
#include <stdlib.h>
int main(void) {
    void *p = malloc(sizeof(long));
    if (!p) return 1;
    *(float *)p = 1;
    printf("%d", *(float *)p > 0);
    int over = __builtin_mul_overflow(6, 7, (int *)p);
    printf(" %d %d\n", over, *(int *)p);
    free(p);
    return 0;
}
