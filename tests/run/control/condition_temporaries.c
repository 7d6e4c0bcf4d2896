#include <stdio.h>

struct pair { int a, b[3]; };

static struct pair make(int n) {
    struct pair p = {n, {n, n + 1, n + 2}};
    return p;
}

/* Values returned by functions end with their condition, on both ways out of it; objects made
   afterwards must not be disturbed. */
int main(void) {
    int total = 0;
    for (int i = 0; make(i).a < 4; i++) {
        int outer[2] = {i, 1};
        if (make(i).b[1] == 2 || make(i).b[2] == 5) {
            int inner[2] = {outer[0], 10};
            total += inner[1];
        } else if (make(i).a == 0)
            total += 100;
        while (make(outer[1]).a < 3 && make(outer[0]).a >= 0) {
            int again[1] = {outer[1]};
            outer[1] += again[0];
        }
        do {
            int last[2] = {outer[1], outer[0]};
            total += last[0] * 1000;
        } while (make(outer[1]++).a < 5);
        if (!make(i).a)
            goto next;
        {
            int block[2] = {outer[0], outer[1]};
            total += make(block[0]).a ? block[1] : 0;
        }
    next:
        printf("%d %d %d\n", total, outer[0], outer[1]);
    }
    return 0;
}
