/* Writes one large file where it may. At most 64 MiB. */
#include <stdio.h>

int main(void) {
    static char block[1 << 20];
    FILE *file = fopen("huge", "w");
    if (!file)
        return 2;
    for (int i = 0; i < 64; i++)
        fwrite(block, sizeof block, 1, file);
    return fclose(file) != 0;
}
