#include <string.h>
int main(void) {
    char to[4];
    strcpy(to, "four"); // UB: library-argument|out-of-bounds
    return 0;
}
