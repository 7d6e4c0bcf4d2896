#include <stdio.h>

/* 13! does not fit an int of 32 bits: the last multiplication is undefined (C17 6.5p5), and
   compilers make different things of it. */
int main(void) {
    int factorial = 1;
    for (int n = 1; n <= 13; n++) {
        factorial *= n;
        printf("%d! = %d\n", n, factorial);
    }
    return 0;
}
