#include <stdio.h>

// Jumps out of the scope of a variable length array, back before it, and around its block.
int main(void) {
    int n = 3, rounds = 0;
again:;
    int a[n];
    a[0] = n;
    printf("%d %zu\n", a[0], sizeof a);
    if (n-- > 1)
        goto again;
    for (int i = 0; i < 3; i++) {
        int b[i + 1];
        b[i] = i;
        if (i == 1)
            goto next;
        rounds += b[i];
    next:;
    }
    switch (rounds) {
    case 0: {
        int c[rounds + 1];
        c[0] = 1;
        printf("%d\n", c[0]);
        break;
    }
    case 2:
        printf("two\n");
    }
    int outer[rounds];
    switch (rounds) {
    case 1:
        outer[0] = 5;
        break;
    default:
        outer[0] = 6;
    }
    printf("%d\n", outer[0]);
    return 0;
}
