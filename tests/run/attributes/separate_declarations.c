// What any declaration says is true of the function.
#include <stdio.h>

extern int limit(int *p) __attribute__((nonnull));
extern int limit(int *) __attribute__((pure));
int limit(int *p) { return *p > 5 ? 5 : *p; }
extern int object __attribute__((aligned(32)));
int object;

int main(void)
{
    extern int limit(int *) [[vendor::x]];
    int x = 9;
    printf("%d %d\n", limit(&x), (int)((unsigned long)&object % 32));
    return 0;
}
