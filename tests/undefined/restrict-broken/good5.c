// What functions do on behalf of the pointer is done through it; what they do elsewhere is free.
#include <stdio.h>
#include <stdlib.h>
static int calls, a[8], b[8];
static int *last;
static void set(int *to, int v) { *to = v; calls++; }
static int sum(const int *restrict x, int n) { return n ? x[0] + sum(x + 1, n - 1) : 0; }
static void keep(int *p) { last = p; }
static void later(void) { *last += 1; }
static void fill(int *restrict p, int *restrict q, int n) {
    for (int i = 0; i < n; i++) {
        set(p + i, i);
        set(&q[i], sum(p, i));
    }
    keep(p);
    later();
    p[0] += sum(p, n);
}
static int memory(int *restrict p) {
    int *q = malloc(4);
    set(q, 1);
    free(q);
    p = malloc(4);
    set(p, 2);
    int r = *p;
    free(p);
    return r;
}
static int locals(int *restrict p) {
    int r = 0;
    for (int i = 0; i < 2; i++) {
        int t[2];
        if (i == 0) {
            t[0] = 4;
            r += t[0];
        } else {
            p = t;
            set(p, 7);
            r += p[0];
        }
    }
    return r;
}
int main(void) {
    fill(a, b, 8);
    printf("%d %d %d\n", calls, a[0], b[7]);
    printf("%d %d\n", memory(a), locals(b));
    return 0;
}
