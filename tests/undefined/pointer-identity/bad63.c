// Two labels with the same code behind them.
#include <stdio.h>
int main(void) {
    void *p = &&one;
    printf("%d\n", p == &&other); // UB: pointer-identity
    goto *p;
one:
other:
    puts("there");
    return 0;
}
