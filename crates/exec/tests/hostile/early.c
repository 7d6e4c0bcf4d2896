/* Computes for 0.7 seconds, and is then told by itself that its second is over. */
#include <signal.h>
#include <time.h>

int main(void) {
    while (clock() < 7 * CLOCKS_PER_SEC / 10)
        ;
    raise(SIGXCPU);
    return 0;
}
