/* Many children, each of which lingers. At most 40, for 10 seconds. */
#include <stdio.h>
#include <unistd.h>

int main(void) {
    int made = 0;
    for (int i = 0; i < 40; i++) {
        pid_t pid = fork();
        if (pid < 0)
            break;
        if (pid == 0) {
            sleep(10);
            _exit(0);
        }
        made++;
    }
    puts(made > 0 ? "made" : "refused");
    fflush(stdout);
    if (made > 0)
        sleep(10);
    return SEED % 50;
}
