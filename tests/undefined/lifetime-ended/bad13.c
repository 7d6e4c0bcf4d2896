// The substatement of an if is a block, with or without braces (6.8.4p3).
#include <stdio.h>
int main(int argc, char **argv) {
    int *p = 0;
    (void)argv;
    if (argc)
        p = &(int){5};
    printf("%d\n", *p); // UB: lifetime-ended
    return 0;
}
