// No value that another run gives the bytes is the one of the constant; to Clang 19 they have none.
#include <stdio.h>
union u {
    int i, j[4];
};
int main(void) {
    union u t = {};
    for (int i = 0; i < 4; i++)
        if (t.j[i] != 31) // UB: union-tail
            printf("%d\n", i);
    return 0;
}
