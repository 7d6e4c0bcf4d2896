#include <string.h>
int main(void) {
    char s[8] = "abcdef";
    strcpy(s, s + 2); // UB: memory-overlap
    return 0;
}
