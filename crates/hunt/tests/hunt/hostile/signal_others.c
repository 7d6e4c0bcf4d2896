/* Signals a process that is none of its business, and everybody; a victim would only take note. */
#include <signal.h>
#include <stdio.h>
#include <unistd.h>

int main(void) {
    kill(VICTIM, SIGUSR1);
    kill(-1, SIGCONT);
    kill(getppid(), SIGCONT);
    printf("tried %d\n", SEED);
    return 0;
}
