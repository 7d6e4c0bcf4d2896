#include <stdio.h>

#define FIND(array, n, value) ({        \
    __label__ found;                    \
    int _i;                             \
    for (_i = 0; _i < (n); _i++)        \
        if ((array)[_i] == (value)) goto found; \
    _i = -1;                            \
found:                                  \
    _i;                                 \
})

int main(void) {
    int a[] = {4, 8, 15, 16, 23, 42};
    printf("%d %d\n", FIND(a, 6, 15), FIND(a, 6, 99));
    printf("%d\n", FIND(a, 6, 42));
    return 0;
}
