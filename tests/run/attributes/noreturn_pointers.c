// Calls through pointers that promise not to return, and do not.
#include <stdio.h>
#include <stdlib.h>

typedef void stopper(int) __attribute__((noreturn));
struct s { stopper *stop; int x; };
__attribute__((noreturn)) static void stop(int x) { printf("stop %d\n", x); exit(x); }
static int choose(stopper *const *all, int i)
{
    if (i)
        all[i - 1](i);
    return 5;
}

int main(void)
{
    stopper *all[] = {stop, stop};
    struct s s = {stop, choose(all, 0)};
    printf("%d\n", s.x);
    return choose(&s.stop, 1);
}
