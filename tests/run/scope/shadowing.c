#include <stdio.h>

int x = 1;
typedef int T;

static int parameter(int x) { { int x = 30; (void)x; } return x; }
static int outer(void) { return x; }
static int T_as_name(int T) { return T + 1; }

struct tag { int a; };

int main(void) {
    printf("%d\n", x);
    int x = 2;
    {
        int x = 3;
        {
            extern int x;
            printf("%d ", x);
        }
        printf("%d\n", x);
    }
    printf("%d %d %d\n", x, outer(), parameter(20));
    for (int x = 5; x < 6; x++) {
        printf("%d ", x);
        int x = 50;
        printf("%d\n", x);
    }
    if (sizeof(struct tag { char c[9]; }) == 9) printf("%zu\n", sizeof(struct tag));
    printf("%zu\n", sizeof(struct tag));
    T y = 4;
    {
        double T = 2.5;
        printf("%g %zu\n", T, sizeof T);
        typedef char y;
        y z = 'z';
        printf("%c %zu\n", z, sizeof(y));
    }
    printf("%d %d\n", y, T_as_name(9));
    enum { x2 = 7 };
    { enum { x2 = 8 }; printf("%d ", x2); }
    printf("%d\n", x2);
    struct x { int x; } x3 = {6};
x:
    printf("%d\n", x3.x + x);
    if (x++ < 3) goto x;
    int printf_ = 1;
    { int puts = 4; printf("%d\n", puts + printf_); }
    puts("visible again");
    return 0;
}
