#include <string.h>
int main(void) {
    char s[4] = {'a', 'b', 'c', 'd'};
    return strchr(s, 'z') == 0; // UB: library-argument|out-of-bounds
}
