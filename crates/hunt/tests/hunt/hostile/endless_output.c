/* Writes much more than anybody reads. At most 64 MiB. */
#include <string.h>
#include <unistd.h>

int main(void) {
    static char block[1 << 16];
    memset(block, 'a' + SEED % 26, sizeof block);
    for (int i = 0; i < 1024; i++)
        if (write(1, block, sizeof block) < 0)
            return 1;
    return 0;
}
