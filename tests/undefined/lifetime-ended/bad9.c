// The statement after else is a block of its own.
#include <stdio.h>
int main(int argc, char **argv) {
    const int *p = 0;
    (void)argv;
    if (argc > 100)
        p = &(const int){1};
    else
        p = (int[]){2, 3};
    printf("%d\n", p[1]); // UB: lifetime-ended
    return 0;
}
