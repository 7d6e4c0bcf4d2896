#include <stdio.h>
#include <stdlib.h>
_Noreturn static void outer(int n) {
    if (n == 0) {
        puts("bottom");
        exit(0);
    }
    outer(n - 1);
}
int main(void) {
    void (*f)(int) = outer;
    f(3);
    return 1;
}
