// The body of a switch is a block, also if it is one labelled statement.
#include <stdio.h>
int main(int argc, char **argv) {
    int *p = 0;
    (void)argv;
    switch (argc > 0)
    case 1:
        p = &(int){6};
    printf("%d\n", *p); // UB: lifetime-ended
    return 0;
}
