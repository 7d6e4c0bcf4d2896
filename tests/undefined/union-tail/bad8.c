// An empty initialiser gives the first member a value.
#include <stdio.h>
union u {
    int i, j[4];
};
int main(void) {
    union u t = {};
    for (int i = 0; i < 4; i++)
        if (t.j[i] != 0) // UB: union-tail
            printf("%d\n", i);
    return 0;
}
