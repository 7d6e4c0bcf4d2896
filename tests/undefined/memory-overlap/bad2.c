#include <string.h>
int main(void) {
    char s[16] = "abc";
    strcat(s, s + 1); // UB: memory-overlap
    return 0;
}
