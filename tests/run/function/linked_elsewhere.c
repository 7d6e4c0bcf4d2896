#include <stdio.h>
#include <stdlib.h>

/* Uses that are none (6.9p5): operands that are not evaluated, functions that nobody translates, names of the library. */
extern int nowhere_object;
int nowhere(void);
extern char *getenv(const char *);
int fork(void);
int never_named(int);

static inline int nobody_calls(void)
{
    return nowhere();
}

int main(int argc, char **argv)
{
    (void)argv;
    size_t sizes = sizeof nowhere_object + sizeof nowhere() + sizeof(__typeof__(nowhere_object));
    int chosen = _Generic(argc, int: 3, default: nowhere());
    if (argc > 5 && fork() == 0)
        exit(7);
    printf("%d %d\n", sizes == 3 * sizeof(int), chosen);
    return 0;
}
