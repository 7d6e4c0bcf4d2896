#include <stdio.h>
int main(void) {
    puts("a");
#pragma STDC FP_CONTRACT OFF // refused: not at the start of a block
    return 0;
}
