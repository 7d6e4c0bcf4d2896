#include <stdio.h>
enum e { A, B };
static int f(unsigned x) { return x + 1; }
static int sum(int a[3]) { return a[0] + a[1]; }
static const char *name(int i) { return i ? "one" : "zero"; }
int main(void) {
    int (*g)(enum e) = (int (*)(enum e))f;
    printf("%d\n", g(B));
    int (*h)(int *) = sum;
    int a[3] = {1, 2, 3};
    printf("%d\n", h(a));
    const char *(*n)(int) = name;
    printf("%s\n", n(1));
    return 0;
}
