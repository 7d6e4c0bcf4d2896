#include <stdio.h>

typedef int number;
static int f(number), g(int number), h(int (*)(int), int[]), k(struct tag *);
struct tag { int x; };
static int unnamed(int, char);
static int (*pick(int which))(int);
static int f(int x) { return x + 1; }
static int g(int number) { return number * 2; }
static int h(int call(int), int *a) { return call(a[0]); }
static int unnamed(int a, char b) { return a + b; }
static int (*pick(int which))(int) { return which ? f : g; }

int main(void) {
    int a[] = {5};
    int g(int), local(void);
    printf("%d %d %d %d\n", f(1), h(f, a), unnamed(1, 'a'), pick(0)(4) + pick(1)(4));
    printf("%d\n", sizeof(number) == sizeof(int));
    int f = 3;
    printf("%d\n", f);
    {
        number number = 4;
        printf("%d\n", number);
    }
    return 0;
}
