// Functions that return new objects; what is in them before they return is nobody's business.
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static int allocations;
__attribute__((malloc)) static int *cell(int value)
{
    int *p = malloc(sizeof *p);
    allocations++;
    if (p)
        *p = value;
    return p;
}
[[gnu::malloc]] static char *copy(const char *s)
{
    char *p = malloc(strlen(s) + 1);
    return p ? strcpy(p, s) : 0;
}
__attribute__((malloc)) static void *none(void) { return 0; }

int main(void)
{
    int *a = cell(1), *b = cell(2);
    char *s = copy("text");
    *a += 10;
    *b += *a;
    s[0] = 'T';
    printf("%d %d %s %d %d\n", *a, *b, s, allocations, none() == 0);
    free(a);
    a = cell(*b);
    printf("%d\n", ++*a);
    free(a), free(b), free(s);
    return 0;
}
