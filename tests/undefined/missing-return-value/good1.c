// Falling off the end is fine while nobody looks.
#include <stdio.h>
static int maybe(int x) {
    if (x) return x;
    puts("fell off");
}
int main(void) {
    maybe(0);
    (void)maybe(0);
    printf("%d\n", maybe(3));
    return 0;
}
