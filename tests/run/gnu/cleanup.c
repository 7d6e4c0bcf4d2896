#include <stdio.h>

static void done(int *p) { printf("cleanup %d\n", *p); }

static int leave(int n) {
    int x __attribute__((cleanup(done))) = n;
    if (n > 5) return x++;
    x = 100;
    return x;
}

int main(void) {
    {
        int x __attribute__((cleanup(done))) = 7;
        int y __attribute__((cleanup(done))) = 8;
        x++;
        printf("in block\n");
    }
    for (int i = 0; i < 2; i++) {
        int z __attribute__((cleanup(done))) = i;
        if (i == 0) continue;
        z += 10;
    }
    printf("%d\n", leave(6));
    printf("%d\n", leave(5));
    return 0;
}
