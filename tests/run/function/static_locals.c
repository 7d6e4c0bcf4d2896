#include <stdio.h>

static int counter(void) {
    static int n = 10;
    return n++;
}

static int *cell(int i) {
    static int cells[4] = {1, 2, 3};
    return &cells[i];
}

static unsigned next(void) {
    static unsigned state = 42;
    state = state * 1664525u + 1013904223u;
    return state >> 24;
}

static int recursive(int n) {
    static int depth, max;
    depth++;
    if (depth > max) max = depth;
    if (n > 0) recursive(n - 1);
    depth--;
    return max;
}

int main(void) {
    counter();
    counter();
    printf("%d\n", counter());
    *cell(3) = 40;
    ++*cell(0);
    printf("%d %d\n", *cell(0), *cell(3));
    for (int i = 0; i < 5; i++) printf("%u ", next());
    printf("\n%d", recursive(4));
    printf(" %d\n", recursive(2));
    for (int i = 0; i < 3; i++) {
        static int kept;
        int fresh = 0;
        kept += i;
        fresh += i;
        printf("%d %d\n", kept, fresh);
    }
    return 0;
}
