#include <stdio.h>
#include <string.h>

static void swap_any(void *a, void *b, size_t n) {
    unsigned char *p = a, *q = b;
    while (n--) {
        unsigned char t = *p;
        *p++ = *q;
        *q++ = t;
    }
}
static void reverse_any(void *base, size_t n, size_t size) {
    char *lo = base, *hi = lo + (n - 1) * size;
    for (; lo < hi; lo += size, hi -= size) swap_any(lo, hi, size);
}
static void *map(void *base, size_t n, size_t size, void (*f)(void *)) {
    for (size_t i = 0; i < n; i++) f((char *)base + i * size);
    return base;
}
static void twice(void *p) { *(int *)p *= 2; }

struct rec { char tag[3]; double v; };

int main(void) {
    int a[] = {1, 2, 3, 4, 5};
    reverse_any(a, 5, sizeof *a);
    for (int i = 0; i < 5; i++) printf("%d ", a[i]);
    struct rec r[3] = {{"a", 1}, {"bb", 2}, {"c", 3}};
    reverse_any(r, 3, sizeof *r);
    for (int i = 0; i < 3; i++) printf("%s%g ", r[i].tag, r[i].v);
    int *m = map(a, 5, sizeof *a, twice);
    printf("%d %d\n", m[0], a[4]);
    char x[] = "left ", y[] = "right";
    swap_any(x, y, sizeof x);
    printf("%s%s\n", x, y);
    char *s = "one", *t = "two";
    swap_any(&s, &t, sizeof s);
    printf("%s %s\n", s, t);
    return 0;
}
