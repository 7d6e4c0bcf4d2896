// The promise of a pointer to a function is about calls through it, and about the parameters that it names.
#include <stdio.h>

typedef int function(int *, int *) __attribute__((nonnull(1)));
static int f(int *p, int *q) { return (p ? *p : 100) + (q ? *q : 1000); }
struct s { function *f; int (*g)(int *, int *) __attribute__((nonnull(2))); };

int main(void)
{
    int x = 1;
    struct s s = {f, f};
    int (*plain)(int *, int *) = s.f;
    printf("%d %d %d\n", s.f(&x, 0), s.g(0, &x), plain(0, 0));
    return 0;
}
