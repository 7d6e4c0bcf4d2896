#include <stdlib.h>

static void drop(int *p)
{
    free(p);
}

static void release(int **p)
{
    drop(*p);
}

int main(void)
{
    int *a = malloc(sizeof *a);
    int *b = malloc(sizeof *b);
    *a = 1;
    drop(b);
    release(&a);
    return *a;
}
