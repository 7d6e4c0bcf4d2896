// strtok goes on where the other call left it.
#include <stdio.h>
#include <string.h>
static int first(void) { return strtok(0, " ")[0]; }
int main(void) {
    char b[] = "x a b";
    strtok(b, " ");
    printf("%c%c\n", first(), first()); // UB: evaluation-order
    return 0;
}
