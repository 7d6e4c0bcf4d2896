#include <limits.h>
int main(void) {
    int x = INT_MIN;
    return -x == 0; // UB: signed-overflow
}
