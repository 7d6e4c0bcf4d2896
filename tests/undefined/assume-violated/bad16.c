// The result is no multiple of the argument, as it was when the function was called.
#include <stddef.h>
static char buffer[64] __attribute__((aligned(32)));
__attribute__((alloc_align(1))) static void *f(size_t align) {
    align = 1;
    return buffer + 8; // UB: assume-violated
}
int main(void) {
    return f(8) != buffer && f(16) == buffer;
}
