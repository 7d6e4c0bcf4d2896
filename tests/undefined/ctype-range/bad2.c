#include <ctype.h>
int main(void) {
    int c = 'a' + 256;
    return toupper(c) == 'A'; // UB: ctype-range
}
