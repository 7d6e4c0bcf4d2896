#include <stdio.h>
struct s { int a[2]; };
static void clear(int *p) { p[1] = 0; }
int main(void) {
    struct s x = {{1, 2}}, y = x;
    clear(x.a);
    clear((&y)->a);
    clear((int[]){1, 2});
    clear((struct s){{3, 4}}.a);
    printf("%d %d %d\n", x.a[1], y.a[1], (x.a[0] ? x : y).a[0]);
    return 0;
}
