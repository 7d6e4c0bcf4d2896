/* Stops itself, for others to continue. */
#include <signal.h>

int main(void) {
    raise(SIGSTOP);
    return SEED % 50;
}
