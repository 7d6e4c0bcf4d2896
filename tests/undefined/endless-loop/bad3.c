// Conversions and pointer differences only compute.
#include <stdio.h>
static double ratio = 0.5;
static int line[8], *last = line + 3;
int main(void) {
    while ((int)(ratio * 4) < last - line) // UB: endless-loop
        ;
    printf("over\n");
    return 0;
}
