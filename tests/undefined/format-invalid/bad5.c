#include <stdio.h>

// The types of arguments that no conversion names are not known.
int main(void) {
    printf("%1$d %3$d\n", 1, 2, 3); // UB: format-invalid
    return 0;
}
