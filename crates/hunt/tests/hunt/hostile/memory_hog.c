/* Takes memory until there is no more. At most 4 GiB. */
#include <stdio.h>
#include <stdlib.h>

int main(void) {
    const char *answer = "granted";
    for (int i = 0; i < 64; i++) {
        volatile char *block = malloc(64u << 20);
        if (!block) {
            answer = "refused";
            break;
        }
        for (unsigned at = 0; at < 64u << 20; at += 16 * 4096)
            block[at] = 1;
    }
    puts(answer);
    return SEED % 50;
}
