/* Forks and ends, over and over: always one process, never the same. At most 2000 times. */
#include <unistd.h>

int main(void) {
    for (int i = 0; i < 2000; i++) {
        pid_t pid = fork();
        if (pid < 0)
            return 1;
        if (pid > 0)
            _exit(0);
        setsid();
        usleep(1000);
    }
    return 0;
}
