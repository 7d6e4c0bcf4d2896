// Waits for what cannot come.
#include <stdio.h>
static int ready;
int main(void) {
    printf("waiting\n");
    while (!ready) // UB: endless-loop
        ;
    printf("done\n");
    return 0;
}
