#include <stdio.h>
int main(void) {
    char s[32] = "abc";
    sprintf(s, "%s!", s); // UB: memory-overlap
    return 0;
}
