// A pointer that is made in the initialiser of a static object.
#include <stdio.h>
static float real = 1;
static struct { int n; int *p[2]; } table = {2, {0, (void *)&real}};
int main(void) {
    printf("%d\n", *table.p[1] != 0); // UB: effective-type
    return 0;
}
