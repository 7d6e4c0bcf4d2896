/* Ends by a signal that it sends to itself. */
#include <signal.h>
#include <stdlib.h>

int main(void) {
    static const int signals[] = {SIGSEGV, SIGFPE, SIGBUS, SIGILL, SIGABRT, SIGXCPU, SIGUSR1};
    raise(signals[SEED % 7]);
    return 0;
}
