/* Eight children of 100 MiB each, none of which is too large alone. For 20 seconds. */
#include <stdlib.h>
#include <unistd.h>

int main(void) {
    for (int i = 0; i < 8; i++) {
        if (fork() == 0) {
            volatile char *block = malloc(100u << 20);
            for (unsigned at = 0; block && at < 100u << 20; at += 4096)
                block[at] = 1;
            sleep(20);
            _exit(0);
        }
    }
    sleep(20);
    return 0;
}
