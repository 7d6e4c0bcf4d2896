#include <stdio.h>

static void swap(int *a, int *b) { int t = *a; *a = *b; *b = t; }
static void redirect(int **p, int *to) { *p = to; }
static int *larger(int *a, int *b) { return *a > *b ? a : b; }

int main(void) {
    int x = 1, y = 2, *p = &x, **pp = &p, ***ppp = &pp;
    ***ppp = 10;
    swap(&x, &y);
    printf("%d %d %d\n", x, y, **pp);
    redirect(&p, &y);
    printf("%d\n", ***ppp);
    *larger(&x, &y) = 0;
    printf("%d %d\n", x, y);
    int *table[3] = {&x, &y, p};
    *table[1] += 5;
    (*table[0])++;
    printf("%d %d %d\n", x, y, table[1] == table[2]);
    int a[2][2] = {{1, 2}, {3, 4}};
    int(*rows[2])[2] = {&a[1], &a[0]};
    printf("%d %d\n", (*rows[0])[1], rows[1][0][0]);
    const char *words[] = {"alpha", "beta", 0}, **w = words;
    while (*w) {
        const char *s = *w++;
        while (*s) putchar(*s++ - 32);
    }
    putchar('\n');
    int *const fixed = &x;
    *fixed = 77;
    const int *readonly = &x;
    printf("%d %d\n", *fixed, *readonly);
    readonly = &y;
    printf("%d\n", *readonly);
    void *any = &p;
    printf("%d\n", **(int **)any == y);
    return 0;
}
