// Ended from inside: the condition is a constant.
#include <stdio.h>
#include <stdlib.h>
int main(void) {
    unsigned long steps = 0;
    while (1) {
        if (++steps == 90000000) {
            printf("%lu\n", steps);
            exit(0);
        }
    }
}
