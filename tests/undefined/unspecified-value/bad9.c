// A parameter is a copy, with no more values than what was passed.
#include <stdio.h>
struct s { int a, b; };
static void set(struct s *p) { p->a = 1; }
static int sum(struct s s) {
    return s.a + s.b; // UB: unspecified-value
}
int main(void) {
    struct s s;
    set(&s);
    printf("%d\n", sum(s) != 0);
    return 0;
}
