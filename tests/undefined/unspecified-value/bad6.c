#include <stdlib.h>
int main(void) {
    int *p = malloc(3 * sizeof *p);
    if (!p) return 0;
    p[0] = p[2] = 1;
    int sum = 0;
    for (int i = 0; i < 3; i++)
        sum += p[i]; // UB: unspecified-value
    free(p);
    return sum;
}
