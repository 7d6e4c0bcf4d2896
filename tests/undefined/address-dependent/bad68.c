// Two labels with the same code behind them have the same address as integers, too.
#include <stdint.h>
#include <stdio.h>
int main(void) {
    uintptr_t one = (uintptr_t)&&first; // UB: address-dependent
    void *to = &&first;
    printf("%d\n", one == (uintptr_t)&&second);
    goto *to;
first:
second:
    puts("there");
    return 0;
}
