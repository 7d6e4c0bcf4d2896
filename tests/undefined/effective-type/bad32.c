// A union in a structure: both neighbours together are no object.
#include <stdio.h>
struct s { union { int i; float f; } u; int n; };
int main(void) {
    struct s s = {{3}, 4};
    long long *all = (long long *)&s;
    *all = 5; // UB: effective-type
    printf("%d\n", s.u.i);
    return 0;
}
