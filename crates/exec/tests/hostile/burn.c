/* Computes, and ignores the signal that says to stop. For 20 seconds of processor time. */
#include <signal.h>
#include <time.h>

int main(void) {
    signal(SIGXCPU, SIG_IGN);
    while (clock() < 20 * CLOCKS_PER_SEC)
        ;
    return 0;
}
