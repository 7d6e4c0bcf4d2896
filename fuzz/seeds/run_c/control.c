#include <stdio.h>
#include <stdlib.h>
typedef int (*op)(int, int);
static int add(int a, int b) { return a + b; }
int main(void) {
    op f[2] = { add, 0 };
    int *p = malloc(4 * sizeof *p), n = 0;
    for (int i = 0; p && i < 4; i++) p[i] = f[0](i, n++);
    switch (n) { case 4: goto end; default: do n--; while (n > 0); }
end:
    if (p) printf("%d %s %.3f\n", p[3], "x", 1.5);
    free(p);
    return 0;
}
