// A literal in the condition of an else if lives as long as that if, which is a statement of its own.
#include <stdio.h>
int main(int argc, char **argv) {
    int *p = 0, n = 0;
    (void)argv;
    if (argc > 100)
        n = 1;
    else if ((p = &(int){argc})[0] > 50)
        n = 2;
    else
        n = *p;
    printf("%d\n", n);
    printf("%d\n", *p); // UB: lifetime-ended
    return 0;
}
