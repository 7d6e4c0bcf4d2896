// The library reads what the other call writes.
#include <stdio.h>
#include <string.h>
static char b[8] = "a";
static int grow(void) { strcpy(b, "abcd"); return 0; }
int main(void) {
    printf("%d\n", (int)strlen(b) + grow()); // UB: evaluation-order
    return 0;
}
