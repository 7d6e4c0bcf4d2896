// A conversion has completed, though nothing was assigned: 0 by the letter (7.21.6.2p16), and -1 in glibc.
#include <stdio.h>
int main(void) {
    char rest[8] = "";
    printf("%d\n", sscanf("12", "%*d%7s", rest)); // UB: library-value
    return 0;
}
