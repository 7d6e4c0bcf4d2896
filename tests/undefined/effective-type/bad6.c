// The wrong member.
#include <stdio.h>
struct s { int n; float f; };
int main(void) {
    struct s s = {1, 2};
    float *p = (float *)&s;
    p[1] = 3;
    *p = 4; // UB: effective-type
    printf("%d\n", s.n);
    return 0;
}
