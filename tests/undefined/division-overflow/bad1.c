#include <limits.h>
int main(void) {
    int a = INT_MIN;
    signed char b = -1;
    return a / b == 0; // UB: division-overflow
}
