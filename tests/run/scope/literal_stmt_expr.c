// Statement expressions: a value leaves the block, and literals around it go on.
#include <stdio.h>
struct s { int a[2]; };
int main(void) {
    int *p = (int[]){1, 2}, n = ({ int *q = &(int){5}; *q + p[1]; });
    struct s s = ({ if (n > 0) n += *&(int){1}; (struct s){{n, 9}}; });
    if (n)
        n += ({ int sum = 0; for (int i = 0; i < 3; i++) sum += (int[]){4, 5, 6}[i]; sum; });
    printf("%d %d %d %d\n", n, s.a[0], s.a[1], p[0]);
    return 0;
}
