#include <limits.h>
int main(void) {
    long long x = LLONG_MIN;
    x %= -1; // UB: division-overflow
    return (int)x;
}
