// Ways that a pointer takes without ceasing to be based on another one.
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
struct box { int *p; };
union both { int *p; const int *q; };
typedef int *move(int *, int);
static int buffer[16], *memory[2];
static int *forward(int *p, int n) { return p + n; }
static int *pass(int n, ...) {
    va_list args;
    va_start(args, n);
    int *p = 0;
    while (n--) p = va_arg(args, int *);
    va_end(args);
    return p;
}
static struct box wrap(int *p) { return (struct box){p}; }
static int deep(int *restrict p, int n) {
    *p += n;
    int inner = n ? deep(p, n - 1) : 0;
    return inner + *p;
}
static int ways(int *restrict p, int *restrict *restrict pp, move *f) {
    int *q = p, *r;
    *q++ = 1;
    q += 1;
    q[-1] = 2;
    *f(p, 2) = 3;
    *pass(2, buffer, p + 3) = 4;
    *wrap(p).p += 4;
    union both u = {.p = p};
    r = (int *)u.q;
    *r += p[0];
    memcpy(&r, (void *)&p, sizeof r);
    r[1] += p[1];
    unsigned char *to = (unsigned char *)&memory[1], *from = (unsigned char *)&p;
    for (size_t i = 0; i < sizeof p; i++) to[i] = from[i];
    memory[1][2] += p[2];
    struct box boxes[2] = {{p}, {0}};
    boxes[1] = boxes[0];
    boxes[1].p[3] += p[3];
    ((char *)p)[0] += 0;
    *(p ? p : buffer) += 1;
    *(r = buffer, p) += 1;
    (*pp)[0] = 5;
    *pp += 1;
    **pp = p[0];
    int sum = deep(p, 3);
    return sum + p[0] + p[1] + p[2] + p[3] + (*pp)[-1];
}
static size_t words(char *restrict text, char *restrict out) {
    size_t n = 0;
    char *end = strchr(text, 0), *start = out;
    for (char *p = text; p < end; n++) {
        char *stop = strpbrk(p, " ");
        if (!stop) stop = end;
        memcpy(out, p, (size_t)(stop - p));
        out += stop - p;
        *out++ = '-';
        *stop = 0;
        p = stop + 1;
    }
    *out = 0;
    long v = strtol(start, &end, 10);
    *end = (char)('0' + v);
    return n;
}
static double norm(int n, const double x[restrict n], double y[const restrict static 1]) {
    for (int i = 0; i < n; i++) y[0] += x[i] * x[i];
    return y[0];
}
static int by_value(const void *a, const void *b) { return *(const int *)a - *(const int *)b; }
static int *sorted(int *restrict p, size_t n, int key) {
    qsort(p, n, sizeof *p, by_value);
    int *found = bsearch(&key, p, n, sizeof *p, by_value);
    *found += 1;
    p[0] -= 1;
    return found;
}
int main(void) {
    int a[8] = {0}, b[4] = {9, 9, 9, 9}, *restrict pb = b;
    printf("%d\n", ways(a, &pb, forward));
    char text[] = "3 words here", out[32];
    printf("%zu %s\n", words(text, out), out);
    double x[3] = {1, 2, 3}, y[1] = {0};
    printf("%g\n", norm(3, x, y));
    int s[5] = {5, 3, 1, 4, 2};
    int *found = sorted(s, 5, 3);
    printf("%d %d\n", *found, s[0]);
    return 0;
}
