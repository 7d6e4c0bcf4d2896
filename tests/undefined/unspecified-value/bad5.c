// A copy has no more values than the original: it is its use that counts.
#include <string.h>
struct s { int a, b; };
int main(void) {
    struct s x, y;
    x.a = 1;
    memcpy(&y, &x, sizeof y);
    return y.a - 1 + (y.b & 1); // UB: unspecified-value
}
