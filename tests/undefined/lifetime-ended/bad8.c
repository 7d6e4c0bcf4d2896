// So is that of a do loop: the condition is outside of it.
#include <stdio.h>
int main(void) {
    int *p, rounds = 0;
    do
        p = &(int){rounds++};
    while (*p < 3); // UB: lifetime-ended
    printf("%d\n", rounds);
    return 0;
}
