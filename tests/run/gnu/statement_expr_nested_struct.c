// Statement expressions within each other, whose values are structures that functions return.
#include <stdio.h>
struct s { unsigned a, b; int c[2]; };
static struct s make(unsigned n) { return (struct s){n, n + 1, {5, 6}}; }
int main(void) {
    struct s d = ({ ({ make(176); }); });
    int sum = 0;
    for (unsigned i = 0; i < 3; i++)
        sum += ({ make(i).a; }) + ({ int k = make(i).c[1]; ({ make(k).b; }); });
    if (({ ({ make(3); }); }).b == 4)
        sum += ({ ({ make(9).c[0]; }); });
    printf("%u %u %d %d\n", d.a, d.b, d.c[1], sum);
    return 0;
}
