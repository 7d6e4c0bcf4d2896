#include <stdint.h>
int main(void) {
    int x = 5;
    int (*f)(void) = (int (*)(void))(uintptr_t)&x;
    return f(); // UB: invalid-call
}
