// A label does not make another block of the statement behind it.
#include <stdio.h>
int main(int argc, char **argv) {
    int *p = 0;
    (void)argv;
    if (argc)
here:
        p = &(int){1};
    if (*p > 1) // UB: lifetime-ended
        goto here;
    return 0;
}
