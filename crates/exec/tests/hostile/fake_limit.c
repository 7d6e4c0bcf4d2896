/* Sends itself the signal of a limit that it has not reached. */
#include <signal.h>

int main(void) {
    raise(SIGXCPU);
    return 0;
}
