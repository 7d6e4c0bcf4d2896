#include <stdlib.h>

static void drop(void *p)
{
    free(p);
}

int main(void)
{
    char *p = malloc(7);
    drop(p);
    drop(p);
    return 0;
}
