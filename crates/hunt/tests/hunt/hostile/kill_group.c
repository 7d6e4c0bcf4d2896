/* Kills its own process group, itself included. */
#include <signal.h>
#include <unistd.h>

int main(void) {
    kill(0, SIGKILL);
    sleep(2);
    return SEED % 50;
}
