#include <stdlib.h>
struct text { int n; char data[]; };
int main(void) {
    struct text *t = malloc(sizeof *t + 2);
    if (!t) return 0;
    t->data[1] = 'x';
    t->data[2] = 'y'; // UB: out-of-bounds|array-bounds
    free(t);
    return 0;
}
