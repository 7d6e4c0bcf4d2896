// The end of a literal is shared with that of a longer one.
#include <stdio.h>
static const char *skip(const char *s) { return s + 2; }
int main(void) {
    return skip("unable") != "able"; // UB: pointer-identity
}
