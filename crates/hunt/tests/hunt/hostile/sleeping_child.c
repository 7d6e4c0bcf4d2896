/* Leaves a sleeper behind in a session of its own, which keeps the output open. For 20 seconds. */
#include <stdio.h>
#include <unistd.h>

int main(void) {
    pid_t pid = fork();
    if (pid == 0) {
        setsid();
        sleep(20);
        _exit(0);
    }
    puts("gone");
    return SEED % 50;
}
