#include <stdio.h>

static int into_block(int n) {
    int r = 0;
    if (n > 5) goto inside;
    while (n < 3) {
        r += 100;
    inside:
        r += n;
        n++;
        if (n > 8) goto out;
    }
    r += 1000;
out:
    return r;
}

static int nested(void) {
    int hits = 0;
    for (int i = 0; i < 10; i++) {
        for (int j = 0; j < 10; j++) {
            for (int k = 0; k < 10; k++) {
                hits++;
                if (i * 100 + j * 10 + k == 234) goto done;
                if (k > j) goto next;
            }
        }
    next:;
    }
done:
    return hits;
}

static int backward(int n) {
    int f = 1;
top:
    if (n <= 1) return f;
    f *= n--;
    goto top;
}

static int into_if(int x) {
    int r = 0;
    goto middle;
    if (x) {
        r = 50;
    middle:
        r++;
    } else {
        r = 99;
    }
    return r;
}

int main(void) {
    for (int i = 0; i < 10; i++) printf("%d ", into_block(i));
    printf("\n%d %d %d\n", nested(), backward(6), into_if(0));
    int n = 0;
    goto second;
first:
    printf("first\n");
    goto third;
second:
    printf("second\n");
    goto first;
third:
    printf("third\n");
    {
    again:;
        int fresh = n;
        n++;
        if (n < 3) goto again;
        printf("%d %d\n", n, fresh);
    }
    goto skip;
    {
        int never;
    skip:
        never = 7;
        printf("%d\n", never);
    }
    return 0;
}
