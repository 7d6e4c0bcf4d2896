// Loops made of goto, into and out of blocks: every value read was assigned on the way taken.
#include <stdio.h>
int main(void) {
    int x, n = 0, sum = 0;
again:
    if (n == 2)
        x = 7;
    n++;
    if (n < 4)
        goto again;
    printf("%d %d\n", x, n);
    n = 0;
    goto inside;
    for (; n < 3; n++) {
        int y;
    inside:
        y = n * 2;
        sum += y;
        if (sum > 100)
            goto out;
    }
    {
        int z = sum;
    back:
        z += 1;
        if (z < 10)
            goto back;
        sum = z;
    }
out:
    printf("%d\n", sum);
    return 0;
}
