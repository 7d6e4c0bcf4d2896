// Null is invalid even when nothing is copied.
#include <string.h>
int main(void) {
    char *p = 0;
    int n = 0;
    memset(p, 1, n); // UB: library-argument|null-dereference
    return 0;
}
