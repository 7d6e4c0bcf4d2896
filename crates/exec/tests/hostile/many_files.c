/* Writes many files that are not large. At most 128 MiB; then waits for 10 seconds. */
#include <stdio.h>
#include <unistd.h>

int main(void) {
    static char block[1 << 20];
    for (int i = 0; i < 128; i++) {
        char name[32];
        snprintf(name, sizeof name, "file%d", i);
        FILE *file = fopen(name, "w");
        if (!file)
            return 2;
        fwrite(block, sizeof block, 1, file);
        fclose(file);
    }
    sleep(10);
    return 0;
}
