// A pointer's bytes, zeroed except one.
#include <string.h>
int main(void) {
    char c = 5, *p = &c;
    unsigned char bytes[sizeof p] = {64};
    memcpy(&p, bytes, sizeof p);
    return *p; // UB: invalid-dereference
}
