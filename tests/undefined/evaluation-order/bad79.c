#include <stdio.h>
static int say(int v) { printf("%d ", v); return v; }
int main(void) {
    int r = ({ say(1); 1; }) + ({ say(2); 2; }); // UB: evaluation-order
    printf("%d\n", r);
    return 0;
}
