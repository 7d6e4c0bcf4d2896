/* Writes much more than anybody reads. At most 256 MiB. */
#include <string.h>
#include <unistd.h>

int main(void) {
    static char block[1 << 16];
    memset(block, 'x', sizeof block);
    for (int i = 0; i < 4096; i++)
        if (write(1, block, sizeof block) < 0)
            return 1;
    return 0;
}
