// A result that is so many bytes past a multiple.
#include <stdio.h>
#include <stdint.h>

static char buffer[256] __attribute__((aligned(64)));
__attribute__((assume_aligned(64, 8))) static void *eight(void) { return buffer + 72; }
[[gnu::assume_aligned(4 * 8)]] static void *multiple(int i) { return buffer + 32 * i; }
__attribute__((assume_aligned(16), returns_nonnull)) static void *both(void) { return buffer + 16; }

int main(void)
{
    printf("%d %d %d\n", (int)((uintptr_t)eight() % 64), (int)((uintptr_t)multiple(3) % 32),
           (int)((uintptr_t)both() % 16));
    return 0;
}
