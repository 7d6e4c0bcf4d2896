// Nobody changes what is looked at, a truth value and a member of a packed structure.
#include <stdio.h>
#include <stdbool.h>
struct __attribute__((packed)) state { char tag; int left; };
static bool busy = true;
static struct state now = {'n', 3};
int main(void) {
    while (busy && now.left > 0) // UB: endless-loop
        ;
    printf("over\n");
    return 0;
}
