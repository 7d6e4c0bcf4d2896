#include <limits.h>
#include <stdlib.h>
int main(void) {
    int x = INT_MIN;
    div_t d = div(x, -1); // UB: abs-overflow
    return d.rem;
}
