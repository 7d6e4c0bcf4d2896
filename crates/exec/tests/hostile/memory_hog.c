/* Takes memory until there is no more. At most 4 GiB. Returns 3 when refused. */
#include <stdlib.h>

int main(void) {
    for (int i = 0; i < 64; i++) {
        volatile char *block = malloc(64u << 20);
        if (!block)
            return 3;
        for (unsigned at = 0; at < 64u << 20; at += 4096)
            block[at] = 1;
    }
    return 0;
}
