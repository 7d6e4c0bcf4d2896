#include <string.h>
int main(void) {
    _Bool b[2] = {0, 1};
    memset(b, 0x55, sizeof b);
    return b[1]; // UB: invalid-bool
}
