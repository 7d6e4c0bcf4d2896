// Arrays of variable length by their own type; memory of alloca and malloc by any.
#include <stdio.h>
#include <stdlib.h>
struct s { int a; double d; };
static double sum(int n) {
    struct s a[n];
    int m[n][2];
    for (int i = 0; i < n; i++) {
        void *p = &a[i];
        ((struct s *)p)->a = i;
        ((struct s *)p)->d = i / 2.0;
        ((unsigned *)m)[2 * i] = i;
        m[i][1] = 1;
    }
    void *v = malloc(sizeof(struct s));
    if (!v) return 0;
    *(float *)v = 1;
    *(struct s *)v = a[n - 1];
    double d = ((struct s *)v)->d + m[n - 1][0] + *(int *)v;
    free(v);
    return d;
}
int main(void) {
    printf("%.1f\n", sum(3));
    return 0;
}
