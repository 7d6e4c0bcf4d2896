// A switch in an if in a loop: the literal ends with the innermost of them.
#include <stdio.h>
int main(int argc, char **argv) {
    int *p = 0, rounds = 0;
    (void)argv;
    while (rounds++ < 2)
        if (argc)
            switch (argc)
            default:
                p = &(int){rounds};
    printf("%d\n", *p); // UB: lifetime-ended
    return 0;
}
