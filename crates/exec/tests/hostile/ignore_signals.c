/* Sleeps through every polite request. For 20 seconds. */
#include <signal.h>
#include <unistd.h>

int main(void) {
    for (int signal_number = 1; signal_number < 32; signal_number++)
        signal(signal_number, SIG_IGN);
    for (int i = 0; i < 20; i++)
        sleep(1);
    return 0;
}
