/* Leaves sleepers behind, in sessions of their own, and ends well. Sleepers last 30 seconds. */
#include <unistd.h>

int main(void) {
    for (int i = 0; i < 3; i++) {
        if (fork() == 0) {
            setsid();
            if (fork() == 0) {
                setsid();
                sleep(30);
            }
            _exit(0);
        }
    }
    usleep(100000);
    return 0;
}
