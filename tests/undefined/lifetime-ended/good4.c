// In a block itself, a literal lives to the end of the block.
#include <stdio.h>
int main(int argc, char **argv) {
    int *p = 0, sum = 0;
    (void)argv;
    if (argc) {
        p = &(int){5};
        if (*p == 5)
            sum += *p;
        sum += *p;
    }
    p = &(int){7};
    for (int i = 0; i < 2; i++) {
        int *q = &(int){i};
        if (i)
            *q += *p;
        sum += *q;
    }
    printf("%d %d\n", sum, *p);
    return 0;
}
