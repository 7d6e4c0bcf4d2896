// An if below an if: the literal ends with the inner one already.
#include <stdio.h>
int main(int argc, char **argv) {
    int *p = 0, *q = &(int){1};
    (void)argv;
    if (argc) {
        if (argc > 0)
            p = &(int){2};
        *q += *p; // UB: lifetime-ended
    }
    printf("%d\n", *q);
    return 0;
}
