#include <stdio.h>
static int add(int a, int b) { return a + b; }
typedef int (*binary)(int, int);
typedef void (*any)(void);
int main(void) {
    any table[] = {(any)add};
    printf("%d\n", ((binary)table[0])(2, 3));
    int (*unprototyped)() = add;
    printf("%d\n", unprototyped(4, 5));
    int (*qualified)(const int, volatile int) = add;
    printf("%d\n", qualified(6, 7));
    return 0;
}
