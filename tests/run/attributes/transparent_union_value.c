// A transparent union is a union where the argument is one.
#include <stdio.h>

typedef union __attribute__((transparent_union)) { int *i; unsigned *u; } either;
static int read(either e) { return *e.i; }

int main(void)
{
    int x = 5;
    either e = {&x};
    printf("%d\n", read(e));
    return 0;
}
