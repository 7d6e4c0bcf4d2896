#include <stdio.h>

static unsigned long size_of_parameter(char a[100]) { return sizeof a; }
static int last(int n, int a[n]) { return a[n - 1]; }

int main(void) {
    char s[] = "hello";
    printf("%zu %lu\n", sizeof s, size_of_parameter(s));
    int a[5] = {5, 4, 3, 2, 1};
    int(*whole)[5] = &a;
    printf("%zu %zu %d\n", sizeof *whole, sizeof whole, (*whole)[4]);
    printf("%d\n", (void *)whole == (void *)a);
    printf("%d\n", last(5, a) + last(2, a + 1));
    printf("%zu\n", sizeof(a + 0));
    printf("%zu\n", sizeof "literal");
    printf("%c %c\n", "subscript"[3], *"abc");
    printf("%d\n", *a + *(&a[0] + 1));
    struct { int v[3]; } w = {{1, 2, 3}}, x = w;
    x.v[1] = 9;
    printf("%d %d\n", w.v[1], x.v[1]);
    printf("%d\n", (&a[3])[-1]);
    int *p = a;
    printf("%d\n", p[4] == *(p + 4) && &p[2] == p + 2);
    typedef int triple[3];
    triple t = {1, 2, 3}, tt[2] = {{4}, {5, 6}};
    printf("%zu %d %d\n", sizeof tt / sizeof t, tt[1][1], t[2]);
    return 0;
}
