/* Many children, each of which lingers. At most 200, for 20 seconds. */
#include <stdio.h>
#include <unistd.h>

int main(void) {
    int made = 0;
    for (int i = 0; i < 200; i++) {
        pid_t pid = fork();
        if (pid < 0)
            break;
        if (pid == 0) {
            sleep(20);
            _exit(0);
        }
        made++;
    }
    printf("%d\n", made > 20 ? 20 : made);
    fflush(stdout);
    if (made > 0)
        sleep(20);
    return 0;
}
