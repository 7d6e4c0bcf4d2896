#include <stdio.h>
static int f(void) { puts("f"); return 1; }

int main(void)
{
    int x = 1, *p = &x, (*g)(void) = f;
    asm("" :: "r"((f)())); // refused: inline assembly
    printf("%d %p %d\n", x, (void *)p, g());
    return 0;
}
