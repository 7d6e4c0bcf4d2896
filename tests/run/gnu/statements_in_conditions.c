/* Conditions of loops with statements, labels and jumps in them. */
#include <stdio.h>

static int zero(const unsigned *a, int n) {
    int turns = 0;
    unsigned left[3];
    for (int i = 0; i < 3; i++)
        left[i] = a[i];
    while (!({
        int all;
        {
            for (int i = 0; i < n; i++)
                if (left[i]) {
                    all = 0;
                    goto end;
                }
            all = 1;
        }
    end:;
        all;
    }))
        left[turns++] = 0;
    return turns;
}

int main(void) {
    unsigned n[3] = {1, 2, 3};
    printf("%d %d\n", zero(n, 3), zero(n, 0));
    int k = 0, s = 0;
    for (int i = 0; ({
             int more;
             if (i > 4) {
                 more = 0;
                 goto done;
             }
             more = 1;
         done:
             more;
         });
         i++) {
        if (i == 2)
            continue;
        s += i;
    }
    do
        k++;
    while (({
        int r;
        if (k > 3) {
            r = 0;
            goto out;
        }
        r = 1;
    out:;
        r;
    }));
    while (({ int x = k; x > 0; })) {
        if (k == 2)
            break;
        k--;
    }
    printf("%d %d\n", s, k);
    return 0;
}
