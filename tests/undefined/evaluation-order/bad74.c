// A recursive function leaves its trace in the order of its calls.
#include <stdio.h>
static char trace[64];
static int at;
static int walk(int k) {
    trace[at++] = (char)('0' + k);
    return k > 1 ? walk(k - 1) + walk(k - 2) : 1; // UB: evaluation-order
}
int main(void) {
    walk(4);
    puts(trace);
    return 0;
}
