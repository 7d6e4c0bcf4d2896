// Before main, and after it.
#include <stdio.h>

static int state;
__attribute__((constructor)) static void before(void) { state = 5; puts("before"); }
__attribute__((destructor)) static void after(void) { printf("after %d\n", state); }

int main(void)
{
    printf("main %d\n", state);
    state = 9;
    return 3;
}
