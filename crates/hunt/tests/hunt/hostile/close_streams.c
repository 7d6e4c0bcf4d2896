/* Closes what it was given, stays a little, and says how it went by its status. */
#include <unistd.h>

int main(void) {
    close(0);
    close(1);
    close(2);
    usleep(50000);
    return SEED % 50;
}
