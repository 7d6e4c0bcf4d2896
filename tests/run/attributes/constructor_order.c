// Of the same priority, as they are defined; destructors the other way round.
#include <stdio.h>

static int n = 1;
static void second(void);
__attribute__((constructor)) static void first(void) { n = n * 10 + 1; }
__attribute__((constructor)) static void second(void) { n = n * 10 + 2; }
__attribute__((constructor(150))) static void zeroth(void) { n = n * 10 + 3; }
__attribute__((constructor(150))) void external(void) { n = n * 10 + 4; }
__attribute__((destructor)) static void ends(void) { printf("ends %d\n", n); }
__attribute__((destructor)) static void more(void) { n++; }

int main(void)
{
    printf("%d\n", n);
    second();
    return 0;
}
